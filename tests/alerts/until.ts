import { setTimeout as delay } from 'node:timers/promises';

const intervalMs = 250;

/**
 * Reads until the result is not null.
 * @throws with the sentence when that takes longer than the deadline
 */
export async function until<T>(
  read: () => Promise<T | null>,
  { deadlineMs, problem }: { deadlineMs: number; problem: () => string },
): Promise<T> {
  for (const endsAt = performance.now() + deadlineMs; ;) {
    const result = await read();
    if (result !== null) return result;
    if (performance.now() > endsAt) throw new Error(`${problem()} (after ${deadlineMs / 1000} s)`);
    await delay(intervalMs);
  }
}
