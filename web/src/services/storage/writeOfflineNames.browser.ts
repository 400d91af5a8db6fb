import { offlineNamesDatabase } from './offlineNames.ts';
import type { OfflineNames } from './offlineNames.ts';
import { databaseDeadline } from './removeOfflineNames.browser.ts';

/**
 * Replaces the stored names. Never rejects: full or refused storage leaves the offline page without them. Closes its
 * connection at once, so that it blocks no deletion.
 * @param isAllowed checked again when the database is open
 */
export function writeOfflineNames(record: OfflineNames, isAllowed: () => boolean): Promise<void> {
  let isLate = false;
  const written = new Promise<void>((resolve) => {
    const opening = window.indexedDB.open(offlineNamesDatabase.name, 1);
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(offlineNamesDatabase.store));
    opening.addEventListener('error', () => resolve());
    opening.addEventListener('success', () => {
      const db = opening.result;
      try {
        if (isLate || !isAllowed()) {
          resolve();
          return;
        }
        const transaction = db.transaction(offlineNamesDatabase.store, 'readwrite');
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => resolve());
        transaction.objectStore(offlineNamesDatabase.store).put(record, offlineNamesDatabase.key);
      } catch {
        // A database of another shape.
        resolve();
      } finally {
        // Takes effect after the transaction.
        db.close();
      }
    });
  }).catch(() => undefined);
  const late = databaseDeadline().then(() => {
    isLate = true;
  });
  return Promise.race([written, late]);
}
