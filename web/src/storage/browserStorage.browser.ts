/** The only door to web storage. Reading and writing never throw: storage may be full, blocked or poisoned. */
export interface BrowserStorage {
  get(key: string): string | null;
  /** False when the browser refused, or the key may not be kept. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
}

/** Past this a stored value is somebody's attempt to slow us down (A21). */
const maxValueLength = 1_000_000;

/**
 * A kind of web storage behind the door.
 * @param mayKeep which keys may be stored now
 */
export function storageBehind(open: () => Storage, mayKeep: (key: string) => boolean = () => true): BrowserStorage {
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
      if (!mayKeep(key)) return false;
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
        // Blocked storage holds nothing that could be removed.
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

export const tabStorage: BrowserStorage = storageBehind(() => window.sessionStorage);
