import type { StorageGroup } from './storageConsent.ts';

/** Name of the service worker's cache, followed by its release. */
export const offlineCachePrefix = 'foyer-offline-';

/** The visitor did not ask to keep the lobby for later, so it needs consent. */
export const offlineCacheGroup = 'C0003' satisfies StorageGroup;
