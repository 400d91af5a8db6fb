/** Returns a sorted copy. Chrome 109 has no `toSorted`. */
export function sorted<T>(list: Iterable<T>, compare: (one: T, other: T) => number): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- sorts a copy
  return [...list].sort(compare);
}
