/** Returns a reversed copy. Chrome 109 has no `toReversed`. */
export function reversed<T>(list: Iterable<T>): T[] {
  // oxlint-disable-next-line unicorn/no-array-reverse -- reverses a copy
  return [...list].reverse();
}
