import { startStack } from '../stack.ts';
import { rememberStack } from './sharedStack.ts';

/** One pair of processes for every journey but the ones in `faults/`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { stop, ...address } = await startStack();
  rememberStack(address);
  return stop;
}
