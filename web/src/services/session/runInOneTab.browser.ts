import { startDeadline } from '../api/startDeadline.browser.ts';

/** Milliseconds for which a tab holds the lock after its work, so that other tabs learn of the result first. */
const holdMs = 250;
/** Milliseconds for which a tab waits for the lock; longer than a call may take. */
const maxWaitMs = 12_000;
const lock = 'foyer-refresh';

/**
 * Runs in one tab at a time, when the browser supports Web Locks. A tab that sleeps while it holds the lock loses it to
 * the next tab that waits, so both may run.
 */
export async function runInOneTab(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  let running: Promise<void> | null = null;
  const hold = async () => {
    deadline.end();
    running = work();
    await running;
    await new Promise((resolve) => setTimeout(resolve, holdMs));
  };
  const deadline = startDeadline(maxWaitMs);
  // A request is rejected when its wait ends or when its lock is taken away; what matters is the work.
  await locks.request(lock, { signal: deadline.signal }, hold).catch(() => undefined);
  deadline.end();
  if (running === null) await locks.request(lock, { steal: true }, hold).catch(() => undefined);
  return running ?? work();
}
