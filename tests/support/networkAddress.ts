import { chooseAddress } from '../../scripts/chooseNetwork.ts';

/** Address of this machine in its network, or the loopback address, which browsers treat as secure. */
export function networkAddress(): string {
  const found = chooseAddress('');
  return 'address' in found && found.address !== null ? found.address : '127.0.0.1';
}
