const longestMs = 30_000;
/** A line that breaks is tried again soon; a hub that restarts is given this time in which everybody comes back. Milliseconds. */
const jitterMs = { broken: 700, restart: 9000 } as const;
export type LossKind = keyof typeof jitterMs;

/**
 * Wait before the n-th try to connect again, n from 0: 2^n seconds, 30 at most (RT-04), plus up to 0.7 seconds, so that
 * the third try is over within ten. Where the hub itself said that it restarts, plus up to nine: everybody hears it in
 * the same moment, and no second may see more than twice the mean of ten.
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function reconnectDelay(n: number, random: number, kind: LossKind = 'broken'): number {
  return Math.min(1000 * 2 ** n, longestMs) + random * jitterMs[kind];
}
