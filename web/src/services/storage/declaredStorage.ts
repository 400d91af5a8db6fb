import { attributionCookie } from './attributionCookie.ts';
import { cookies } from './cookies.ts';
import { experimentCookie } from './experimentCookie.ts';
import { externalLoginCookie } from './externalLoginCookie.ts';
import { offlineCacheGroup, offlineCachePrefix } from './offlineCache.ts';
import { offlineNamesDatabase, offlineNamesGroup } from './offlineNames.ts';
import { persistentGroups, persistentKeys } from './persistentKeys.ts';
import type { StorageGroup } from './storageConsent.ts';
import { storedKeys } from './storedKeys.ts';

/** An entry that this site may store in a browser. */
export interface DeclaredStorage {
  /** Name as shown by the browser. */
  name: string;
  /** Key of its purpose: message `cookieTable.purpose.<key>`. */
  key:
    | keyof typeof cookies
    | keyof typeof storedKeys
    | keyof typeof persistentKeys
    | 'externalLogin'
    | 'attribution'
    | 'experimentBucket'
    | 'messenger'
    | 'offlineLobby'
    | 'offlineFavourites';
  /** `cache`: files that a service worker stores. `database`: IndexedDB. */
  kind: 'cookie' | 'tab' | 'browser' | 'cache' | 'database';
  group: StorageGroup;
  setBy: 'server' | 'browser' | 'operator';
  /** Lifetime of a cookie; null when its owner decides, and for storage, which ends with the tab or when cleared. */
  maxAgeSeconds: number | null;
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];

/** Tab storage that needs consent: the telemetry client's. All other keys need none. */
const tabGroups: Partial<Record<keyof typeof storedKeys, StorageGroup>> = { telemetrySession: 'C0002' };

/** Everything that the product stores, from the lists that enforce it, in their order. */
export const declaredStorage: readonly DeclaredStorage[] = [
  ...keysOf(cookies).map((key) => ({ key, kind: 'cookie' as const, ...cookies[key] })),
  { key: 'externalLogin', kind: 'cookie', ...externalLoginCookie },
  { key: 'attribution', kind: 'cookie', ...attributionCookie },
  { key: 'experimentBucket', kind: 'cookie', ...experimentCookie },
  ...keysOf(storedKeys).map((key) => ({
    key,
    kind: 'tab' as const,
    name: storedKeys[key],
    group: tabGroups[key] ?? ('C0001' as const),
    setBy: 'browser' as const,
    maxAgeSeconds: null,
  })),
  ...keysOf(persistentKeys).map((key) => ({
    key,
    kind: 'browser' as const,
    name: persistentKeys[key],
    group: persistentGroups[persistentKeys[key]],
    setBy: 'browser' as const,
    maxAgeSeconds: null,
  })),
  // Stored by a vendor's live chat where configured; the name contains the deployment id.
  { key: 'messenger', kind: 'browser', name: '_…:gcmc…', group: 'C0003', setBy: 'operator', maxAgeSeconds: null },
  // Stored by the service worker, which is itself part of it; the name ends with the release.
  {
    key: 'offlineLobby',
    kind: 'cache',
    name: `${offlineCachePrefix}…`,
    group: offlineCacheGroup,
    setBy: 'browser',
    maxAgeSeconds: null,
  },
  // Stored by the page of a player for the service worker; deleted with the session.
  {
    key: 'offlineFavourites',
    kind: 'database',
    name: offlineNamesDatabase.name,
    group: offlineNamesGroup,
    setBy: 'browser',
    maxAgeSeconds: null,
  },
];
