import { startStack } from '../../support/stack.ts';
import { rememberStack } from './sharedStack.ts';

/** One pair of processes for all tests except those in `faults/`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { stop, ...address } = await startStack();
  rememberStack(address);
  return stop;
}
