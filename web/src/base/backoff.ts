/**
 * Delay before the n-th retry of a call, n from 1: 2^n seconds plus up to one second of jitter (S9, HT-01).
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function retryDelay(n: number, random: number): number {
  return 1000 * 2 ** n + random * 1000;
}
