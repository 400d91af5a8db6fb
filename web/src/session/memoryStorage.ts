/** A stand-in for a browser's storage in tests; `full` makes it refuse a key. */
export function createMemoryStorage(full: (key: string) => boolean = () => false) {
  const values = new Map<string, string>();
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set(key: string, value: string) {
      if (full(key)) return false;
      values.set(key, value);
      return true;
    },
    remove: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}
