import { offlineNamesDatabase } from './offlineNames.ts';

/** A database that takes longer is as good as none, in milliseconds. */
const timeoutMs = 2000;

/** Resolves when waiting for the database ends. */
export const databaseDeadline = () => new Promise<void>((resolve) => window.setTimeout(resolve, timeoutMs));

/** Deletes the database, if there is one. Never rejects: a blocked database contains nothing to delete. */
export function removeOfflineNames(): Promise<void> {
  const removed = new Promise<void>((resolve) => {
    const request = window.indexedDB.deleteDatabase(offlineNamesDatabase.name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  }).catch(() => undefined);
  return Promise.race([removed, databaseDeadline()]);
}
