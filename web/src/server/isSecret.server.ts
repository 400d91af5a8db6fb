import { timingSafeEqual } from 'node:crypto';

/** Compares a received secret in constant time. An empty expected secret matches nothing. */
export function isSecret(given: string | undefined, expected: string): boolean {
  if (given === undefined || expected === '') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
