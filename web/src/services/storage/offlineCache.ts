import type { StorageGroup } from './storageConsent.ts';

/** Path of the service worker. Its folder is its scope: the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/** Name of the service worker's cache, followed by its release. */
export const offlineCachePrefix = 'foyer-offline-';

/** The visitor did not ask to keep the lobby for later, so it needs consent. */
export const offlineCacheGroup = 'C0003' satisfies StorageGroup;
