import { offlineCachePrefix, serviceWorkerPath } from './offlineCache.ts';
import { removeOfflineNames } from './removeOfflineNames.browser.ts';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | null = null;

/** Trusted Types: browsers accept the address of a worker only from a policy. This one knows a single address. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return serviceWorkerPath;
  policy ??= trustedTypes.createPolicy('foyer-worker', { createScriptURL: () => serviceWorkerPath });
  return policy.createScriptURL('');
}

/** Browsers without service workers, and pages over plain HTTP. */
const isSupported = () => 'serviceWorker' in navigator && 'caches' in window;

/** Installs the service worker, or checks for its update. Rejects if the browser refuses storage or is offline. */
export async function keepOfflineFiles(): Promise<void> {
  if (!isSupported()) return;
  await navigator.serviceWorker.register(workerAddress(), { scope: '/', updateViaCache: 'none' });
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
