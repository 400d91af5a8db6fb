import { offlineCachePrefix } from '../../services/storage/offlineCache.ts';
import { readOfflineNames, offlineNamesDatabase } from '../../services/storage/offlineNames.ts';
import { loadPage } from './loadPage.ts';
import { namedFiles, offlinePage, readVisitorLobby, withFavourites } from './offlinePage.ts';
import type { NamedFile } from './offlinePage.ts';
import type { OfflineSettings } from './offlineSettings.ts';

declare const self: ServiceWorkerGlobalScope;
/** `serviceWorker.server.ts` writes it before this code. */
declare const offlineSettings: OfflineSettings;

const { release, styles, mediaOrigin, messages } = offlineSettings;
const cacheName = offlineCachePrefix + release;
/** Address of the stored page, in the cache only. */
const lobbyKey = '/';
/** A page that takes longer is as good as none, in milliseconds. */
const pageTimeoutMs = 10_000;
const installTimeoutMs = 30_000;
/** Files whose names contain their hash, so that a stored one is never outdated. */
const immutable = /^\/(?:assets|theme)\//;

/** Nothing in the stored page runs, even if a script were left in it. */
const offlineHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data: ${mediaOrigin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Whether a response may be looked at for storing. Incomplete pages and pages of a failing service have `no-store`. */
const isPage = (response: Response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  (response.headers.get('Content-Type') ?? '').startsWith('text/html') &&
  !(response.headers.get('Cache-Control') ?? '').includes('no-store');

/**
 * Stores a file that is not stored yet. The browser compares it with its hash as a whole, so half a file is an error.
 * @throws when it cannot be loaded or stored
 */
async function storeFile(cache: Cache, { href, integrity }: NamedFile): Promise<void> {
  if ((await cache.match(href, { ignoreVary: true })) !== undefined) return;
  const response = await fetch(href, { integrity });
  if (response.status !== 200) throw new Error(`${href} was answered ${response.status}.`);
  // Read before storing: a connection that breaks must not leave half a file.
  const body = await response.arrayBuffer();
  await cache.put(
    href,
    new Response(body, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } }),
  );
}

/** Stores the import map. Returns the hashes of modules by their addresses. */
async function storeImportMap(cache: Cache, files: readonly NamedFile[]): Promise<ReadonlyMap<string, string>> {
  const file = files.find(({ href }) => href.endsWith('-modules.json'));
  if (file === undefined) return new Map();
  await storeFile(cache, file);
  const map = (await (await cache.match(file.href))?.json()) as { integrity?: Record<string, string> } | undefined;
  return new Map(Object.entries(map?.integrity ?? {}));
}

/** Stores a visitor's lobby after all its files, so that the stored page is always complete. Never rejects. */
async function storeLobby(response: Response): Promise<void> {
  try {
    if (!isPage(response)) return;
    const html = await response.text();
    const lobby = readVisitorLobby(html);
    if (lobby === null) return;
    const cache = await caches.open(cacheName);
    const files = [styles, ...namedFiles(html)];
    const hashes = await storeImportMap(cache, files);
    await Promise.all(
      files.map(async ({ href, integrity }) =>
        storeFile(cache, { href, integrity: integrity === '' ? (hashes.get(href) ?? '') : integrity }),
      ),
    );
    const page = offlinePage(html, lobby, offlineSettings, new Date());
    await cache.put(lobbyKey, new Response(page, { headers: offlineHeaders }));
  } catch {
    // A broken connection, or full or refused storage: the page that was stored before stays.
  }
}

/** Reads the cache; undefined when storage is refused or empty. */
const stored = (key: string) => caches.match(key, { cacheName, ignoreVary: true }).catch((): undefined => undefined);

/** The stored lobby with the names of the player's favourites, which are in no cache; undefined without a lobby. */
async function storedLobby(): Promise<Response | undefined> {
  const [lobby, value] = await Promise.all([stored(lobbyKey), storedNames()]);
  const record = readOfflineNames(value, release, Date.now());
  if (lobby === undefined || record === null) return lobby;
  const page = withFavourites(await lobby.text(), record, messages);
  return new Response(page, { headers: offlineHeaders });
}

/** Network first: the stored lobby only if the network fails, or gives nothing within the time. */
async function respondWithPage(loaded: Promise<Response>): Promise<Response> {
  const timeout = new Promise<null>((resolve) => self.setTimeout(() => resolve(null), pageTimeoutMs));
  const first = await Promise.race([loaded.catch(() => null), timeout]);
  return first ?? (await storedLobby()) ?? loaded;
}

async function removeOlderCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(offlineCachePrefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Names that this release would not show: of another release, expired or damaged. */
async function removeOtherNames(): Promise<void> {
  const value = await storedNames();
  if (value !== undefined && readOfflineNames(value, release, Date.now()) === null) await removeNames();
}

self.addEventListener('install', (event) => {
  // Workers of all releases are compatible with all pages, because they change no response of the network.
  void self.skipWaiting();
  const signal = AbortSignal.timeout(installTimeoutMs);
  // Past the browser's own cache, so that a response that breaks off leaves nothing there for the page either.
  event.waitUntil(fetch('/', { signal, cache: 'no-store' }).then(storeLobby, () => undefined));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.allSettled([removeOlderCaches(), removeOtherNames(), self.registration.navigationPreload?.enable()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && request.destination === 'document' && !url.pathname.startsWith('/api/')) {
    const loaded = loadPage(event.preloadResponse as Promise<Response | undefined>, () => fetch(request));
    // Before the browser reads the response, which is possible only once.
    const copied = loaded.then((response) => (url.pathname === '/' ? response.clone() : null));
    event.waitUntil(
      copied.then(
        (copy) => (copy === null ? undefined : storeLobby(copy)),
        () => undefined,
      ),
    );
    event.respondWith(respondWithPage(loaded));
  } else if (immutable.test(url.pathname)) {
    event.respondWith(stored(url.pathname).then((file) => file ?? fetch(request)));
  }
});

/** A database that takes longer is as good as none, in milliseconds. */
const timeoutMs = 1000;

const deadline = () => new Promise<undefined>((resolve) => self.setTimeout(resolve, timeoutMs));

/**
 * Reads the stored value, whatever its shape; undefined when the database is absent, blocked, damaged or slow. Never
 * rejects, and creates no database.
 */
function storedNames(): Promise<unknown> {
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
function removeNames(): Promise<unknown> {
  const removed = new Promise<void>((resolve) => {
    const request = self.indexedDB.deleteDatabase(offlineNamesDatabase.name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  }).catch((): undefined => undefined);
  return Promise.race([removed, deadline()]);
}
