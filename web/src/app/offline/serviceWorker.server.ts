import type { ServerResponse } from 'node:http';
import { cultures } from '@foyer/contract/languages';
import { serviceWorkerPath } from '../../base/workerPaths.ts';
import { loadServerMessages } from '../../i18n/loadServerMessages.ts';
import { integrityOf } from '../../server/linkedFile.server.ts';
import { sendText } from '../../server/sendText.server.ts';
import type { StaticFiles } from '../../server/staticFiles.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import { offlineCachePrefix } from '../../services/storage/offlineCache.ts';
import { offlineNamesDatabase } from '../../services/storage/offlineNames.ts';
import { publishThemeFile } from '../../services/theme/themeFiles.server.ts';
import type { ClientAssets } from '../clientAssets.server.ts';
import type { OfflineMessages, OfflineSettings } from './offlineSettings.ts';
import offlineStyles from './offline.css?inline';

/**
 * Replaces any installed worker, of whatever release: deletes what it stored and unregisters. Open pages stay, and
 * their requests reach the network.
 */
const removingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const stored = await caches.keys().catch(() => []);
  await Promise.allSettled(stored.filter((name) => name.startsWith('${offlineCachePrefix}')).map((name) => caches.delete(name)));
  const names = new Promise((resolve) => {
    setTimeout(resolve, 5000);
    const request = indexedDB.deleteDatabase('${offlineNamesDatabase.name}');
    request.onsuccess = request.onerror = resolve;
  });
  await names.catch(() => undefined);
  await self.registration.unregister();
})()));
`;

const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  // A browser must see a new worker, and above all the removing one, at its next check.
  'Cache-Control': 'no-cache',
  // The policy of the worker's own requests: files and pages of this site.
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

type ServiceWorkerFile = (path: string, response: ServerResponse, visit: Pick<Visit, 'flags'>) => boolean;

async function messagesIn(culture: (typeof cultures)[number]): Promise<OfflineMessages> {
  const t = await loadServerMessages('offline', culture);
  return {
    title: t('offline.title'),
    text: t('offline.text', { date: '{date}' }),
    help: t('offline.help', { name: '{name}' }),
    retry: t('offline.retry'),
    favourites: t('offline.favourites'),
  };
}

/** Adds the style sheet of the offline page to the public files. */
export async function publishOfflineStyles(files: StaticFiles): Promise<OfflineSettings['styles']> {
  const href = await publishThemeFile(files, 'offline.css', offlineStyles);
  return { href, integrity: integrityOf(Buffer.from(offlineStyles)) };
}

/**
 * Serves the service worker; while the flag `offlineLobby` is off, or without a build, one that removes itself. Returns
 * false for any other address.
 */
export async function createServiceWorkerFile(
  { serviceWorker: workerCode, release }: Pick<ClientAssets, 'serviceWorker' | 'release'>,
  mediaOrigin: string,
  files: StaticFiles,
): Promise<ServiceWorkerFile> {
  const messages = Object.fromEntries(
    await Promise.all(cultures.map(async (culture) => [culture, await messagesIn(culture)] as const)),
  );
  const settings: OfflineSettings = { release, styles: await publishOfflineStyles(files), mediaOrigin, messages };
  const worker =
    workerCode === '' ? removingWorker : `const offlineSettings=${JSON.stringify(settings)};\n${workerCode}`;
  return (path, response, { flags }) => {
    if (path !== serviceWorkerPath) return false;
    sendText(response, 200, flags.offlineLobby ? worker : removingWorker, headers);
    return true;
  };
}
