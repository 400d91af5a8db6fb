/** RT-04: no wait is longer, jitter included. Milliseconds. */
const maxDelayMs = 30_000;
/** A line that breaks is tried again soon; a hub that restarts is given this time in which everybody comes back. Milliseconds. */
const maxJitterMs = { broken: 700, restart: 9000 } as const;
export type LossKind = keyof typeof maxJitterMs;

/**
 * Wait before the n-th try to connect again, n from 0: 2^n seconds (RT-04) plus up to 0.7 seconds, so that the third try
 * is over within ten. Where the hub itself said that it restarts, plus up to nine: everybody hears it in the same moment,
 * and no second may see more than twice the mean of ten. The cap leaves room for the jitter, so that waits at the cap are
 * spread too.
 * @param random a number from 0 up to 1
 * @returns milliseconds, 30,000 at most
 */
export function reconnectDelay(n: number, random: number, kind: LossKind = 'broken'): number {
  const jitterMs = maxJitterMs[kind];
  return Math.min(1000 * 2 ** n, maxDelayMs - jitterMs) + random * jitterMs;
}
