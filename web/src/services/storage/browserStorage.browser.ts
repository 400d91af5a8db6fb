/** The only access to web storage. Reads and writes never throw: storage may be full, blocked or corrupt. */
export interface BrowserStorage {
  get(key: string): string | null;
  /** Returns false when the browser refused, or the key may not be stored. */
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
  return {
    get(key) {
      try {
        const value = open().getItem(key);
        if (value !== null && value.length > maxValueLength) {
          open().removeItem(key);
          return null;
        }
        return value;
      } catch {
        return null;
      }
    },
    set(key, value) {
      if (!canStore(key)) return false;
      try {
        open().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Blocked storage contains nothing to remove.
      }
    },
    clear() {
      try {
        open().clear();
      } catch {
        // As above.
      }
    },
  };
}

export const tabStorage: BrowserStorage = createBrowserStorage(() => window.sessionStorage);
