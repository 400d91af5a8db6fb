/**
 * Returns the first elements of the sorted list, without sorting the others.
 * @param limit number of elements, small compared with the list
 * @param compare a total order: of equal elements, the earlier one in the list comes first
 */
export function firstSorted<T>(list: Iterable<T>, limit: number, compare: (one: T, other: T) => number): T[] {
  const first: T[] = [];
  for (const one of list) {
    const last = first[limit - 1];
    if (limit <= 0 || (last !== undefined && compare(one, last) >= 0)) continue;
    let at = first.length;
    for (let other = first[at - 1]; other !== undefined && compare(one, other) < 0; other = first[at - 1]) at -= 1;
    first.splice(at, 0, one);
    first.length = Math.min(first.length, limit);
  }
  return first;
}
