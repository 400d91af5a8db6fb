import { chooseAddress } from '../scripts/chooseNetwork.mjs';

/** An address of this machine that other devices reach; without a network its own, which browsers trust more. */
export function networkAddress(): string {
  const found = chooseAddress('');
  return 'address' in found && found.address !== null ? found.address : '127.0.0.1';
}
