import { serviceWorkerPath } from '../../base/workerPaths.ts';
import { trustedWorkerPath } from '../../ui/trustedWorkerPath.browser.ts';
import { offlineCachePrefix } from './offlineCache.ts';
import { removeOfflineNames } from './removeOfflineNames.browser.ts';

/** Browsers without service workers, and pages over plain HTTP. */
const isSupported = () => 'serviceWorker' in navigator && 'caches' in window;

/** Installs the service worker, or checks for its update. Rejects if the browser refuses storage or is offline. */
export async function keepOfflineFiles(): Promise<void> {
  if (!isSupported()) return;
  await navigator.serviceWorker.register(trustedWorkerPath(serviceWorkerPath), { scope: '/', updateViaCache: 'none' });
}

/**
 * Unregisters the service worker, and deletes its caches and the names of favourites. Also removes what a worker stored
 * while consent was withdrawn.
 */
export async function removeOfflineFiles(): Promise<void> {
  await removeOfflineNames();
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(offlineCachePrefix)).map((name) => caches.delete(name)));
}
