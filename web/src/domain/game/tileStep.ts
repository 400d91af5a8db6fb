/**
 * Where the focus goes from the tile at `at`: one further, one back, to an end; null for any other key, or when there
 * is nothing further, so that the key keeps its usual meaning.
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
