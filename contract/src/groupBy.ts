/** Groups a list by a key, in the order of the keys' first items. `Map.groupBy` is newer than supported browsers. */
export function groupBy<T, Key>(list: Iterable<T>, keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
