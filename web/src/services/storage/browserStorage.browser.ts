/**
 * The only access to web storage. Reads and writes never throw: storage may be full, blocked or corrupt. A value that the
 * browser refuses is read back from memory for the life of the tab, so that a choice holds on the page that made it.
 */
export interface BrowserStorage {
  get(key: string): string | null;
  /** Returns false when the value is in memory only, because the browser refused it, or when the key may not be stored. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
}

/** Wraps a kind of web storage. */
export function createBrowserStorage(open: () => Storage): BrowserStorage {
  /**
   * Values that this tab wrote, with what the browser had afterwards: something else if it refused the write. Once that
   * changes, another tab has written.
   */
  const written = new Map<string, readonly [value: string | null, stored: string | null]>();

  const attempt = <T>(run: (area: Storage) => T): T | null => {
    try {
      return run(open());
    } catch {
      return null;
    }
  };

  /** Without a value removes the key. */
  const write = (key: string, value: string | null = null): boolean => {
    attempt((area) => (value === null ? area.removeItem(key) : area.setItem(key, value)));
    // Some browsers drop a value without an error.
    const stored = attempt((area) => area.getItem(key));
    written.set(key, [value, stored]);
    return stored === value;
  };

  return {
    get(key) {
      const stored = attempt((area) => area.getItem(key));
      const own = written.get(key);
      if (own?.[1] === stored) return own[0];
      // A longer value is an attempt to slow down the page (A21).
      if (stored === null || stored.length < 1_000_000) return stored;
      write(key);
      return null;
    },
    set: write,
    remove: write,
    clear() {
      written.clear();
      attempt((area) => area.clear());
    },
  };
}

export const tabStorage: BrowserStorage = createBrowserStorage(() => window.sessionStorage);
