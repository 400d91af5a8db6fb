/**
 * Returns the index that a key moves the focus to from the tile at `at`: next, previous, or an end. Null for other keys
 * and at the ends, where the key keeps its default action.
 */
export function tileStep(key: string, at: number, count: number): number | null {
  const target =
    key === 'ArrowRight'
      ? at + 1
      : key === 'ArrowLeft'
        ? at - 1
        : key === 'Home'
          ? 0
          : key === 'End'
            ? count - 1
            : null;
  return target === null || target === at || target < 0 || target >= count ? null : target;
}
