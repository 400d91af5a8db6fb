const longestMs = 30_000;
/** A line that breaks is tried again soon; a hub that restarts is given this time in which everybody comes back. Milliseconds. */
const jitterMs = { broken: 1000, restart: 9000 } as const;
export type LossKind = keyof typeof jitterMs;

/**
 * Wait before the n-th try to connect again, n from 0: 2^n seconds, 30 at most (RT-04), plus up to one second. Where
 * the hub itself said that it restarts, up to nine: everybody hears it in the same moment, and at twice the mean of ten
 * seconds they must not come back.
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function reconnectDelay(n: number, random: number, kind: LossKind = 'broken'): number {
  return Math.min(1000 * 2 ** n, longestMs) + random * jitterMs[kind];
}
