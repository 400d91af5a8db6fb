import { offlineNamesDatabase as database } from './offlineNames.ts';
import type { OfflineNames } from './offlineNames.ts';

/** A database that takes longer is as good as none, in milliseconds. */
const timeoutMs = 2000;

const deadline = () => new Promise<void>((resolve) => window.setTimeout(resolve, timeoutMs));

/** Deletes the database, if there is one. Never rejects: a blocked database contains nothing to delete. */
export function removeOfflineNames(): Promise<void> {
  const removed = new Promise<void>((resolve) => {
    const request = window.indexedDB.deleteDatabase(database.name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  }).catch(() => undefined);
  return Promise.race([removed, deadline()]);
}

/**
 * Replaces the stored names. Never rejects: full or refused storage leaves the offline page without them. Closes its
 * connection at once, so that it blocks no deletion.
 * @param isAllowed checked again when the database is open
 */
export function writeOfflineNames(record: OfflineNames, isAllowed: () => boolean): Promise<void> {
  let isLate = false;
  const written = new Promise<void>((resolve) => {
    const opening = window.indexedDB.open(database.name, 1);
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(database.store));
    opening.addEventListener('error', () => resolve());
    opening.addEventListener('success', () => {
      const db = opening.result;
      try {
        if (isLate || !isAllowed()) {
          resolve();
          return;
        }
        const transaction = db.transaction(database.store, 'readwrite');
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => resolve());
        transaction.objectStore(database.store).put(record, database.key);
      } catch {
        // A database of another shape.
        resolve();
      } finally {
        // Takes effect after the transaction.
        db.close();
      }
    });
  }).catch(() => undefined);
  const late = deadline().then(() => {
    isLate = true;
  });
  return Promise.race([written, late]);
}
