import { offlineNamesDatabase } from '../../services/storage/offlineNames.ts';

declare const self: ServiceWorkerGlobalScope;

/** A database that takes longer is as good as none, in milliseconds. */
const timeoutMs = 1000;

const deadline = () => new Promise<undefined>((resolve) => self.setTimeout(resolve, timeoutMs));

/**
 * Reads the stored value, whatever its shape; undefined when the database is absent, blocked, damaged or slow. Never
 * rejects, and creates no database.
 */
export function storedNames(): Promise<unknown> {
  const read = new Promise<unknown>((resolve) => {
    const opening = self.indexedDB.open(offlineNamesDatabase.name);
    // There was none: the one that is being created must not stay.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(undefined));
    opening.addEventListener('success', () => {
      const db = opening.result;
      try {
        const request = db
          .transaction(offlineNamesDatabase.store)
          .objectStore(offlineNamesDatabase.store)
          .get(offlineNamesDatabase.key);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => resolve(undefined));
      } catch {
        // A database of another shape.
        resolve(undefined);
      } finally {
        // Waits for the transaction.
        db.close();
      }
    });
  }).catch((): undefined => undefined);
  return Promise.race([read, deadline()]);
}

/** Deletes the database. Never rejects. */
export function removeNames(): Promise<unknown> {
  const removed = new Promise<void>((resolve) => {
    const request = self.indexedDB.deleteDatabase(offlineNamesDatabase.name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  }).catch((): undefined => undefined);
  return Promise.race([removed, deadline()]);
}
