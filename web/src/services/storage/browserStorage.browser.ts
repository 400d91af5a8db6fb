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

/** Maximum length of a stored value; a longer one is an attempt to slow down the page (A21). */
const maxValueLength = 1_000_000;

/**
 * Wraps a kind of web storage.
 * @param canStore whether a key may be stored now
 */
export function createBrowserStorage(
  open: () => Storage,
  canStore: (key: string) => boolean = () => true,
): BrowserStorage {
  /** Last value that this tab wrote; null once removed. */
  const own = new Map<string, string | null>();
  /** What the browser kept when it refused a write. Once that changes, somebody else has written. */
  const keptInstead = new Map<string, string | null | undefined>();

  /** Undefined when the browser refuses. */
  function attempt<T>(run: (area: Storage) => T): T | undefined {
    try {
      return run(open());
    } catch {
      return undefined;
    }
  }
  const read = (key: string) => attempt((area) => area.getItem(key));

  function write(key: string, value: string | null): boolean {
    own.set(key, value);
    const isDone = attempt((area) => {
      if (value === null) area.removeItem(key);
      else area.setItem(key, value);
      return true;
    });
    if (isDone) keptInstead.delete(key);
    else keptInstead.set(key, read(key));
    return isDone === true;
  }

  return {
    get(key) {
      const stored = read(key);
      if (stored === undefined || keptInstead.get(key) === stored) return own.get(key) ?? null;
      if (stored === null || stored.length <= maxValueLength) return stored;
      write(key, null);
      return null;
    },
    set: (key, value) => canStore(key) && write(key, value),
    remove: (key) => void write(key, null),
    clear() {
      own.clear();
      keptInstead.clear();
      attempt((area) => area.clear());
    },
  };
}

export const tabStorage: BrowserStorage = createBrowserStorage(() => window.sessionStorage);
