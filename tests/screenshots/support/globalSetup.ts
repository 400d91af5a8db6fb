import { rememberStack } from '../../e2e/support/sharedStack.ts';
import { startStack } from '../../support/stack.ts';
import { screenshotClock } from './screenshotClock.ts';

/** One pair of processes for all screenshots, at the time of the screenshots. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const clock = screenshotClock();
  const { stop, ...address } = await startStack({ sandboxEnv: clock, webEnv: clock });
  rememberStack(address);
  return stop;
}
