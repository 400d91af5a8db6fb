import type { StorageGroup } from './consentGate.ts';
import { cookies } from './cookies.ts';
import { persistentGroups, persistentKeys } from './persistentKeys.ts';
import { storedKeys } from './storedKeys.ts';

/** One thing that this site may keep in a browser. */
export interface DeclaredStorage {
  /** As the browser shows it. */
  name: string;
  /** Says what it is for: `cookieTable.purpose.<key>` of the messages. */
  key: keyof typeof cookies | keyof typeof storedKeys | keyof typeof persistentKeys | 'messenger';
  kind: 'cookie' | 'tab' | 'browser';
  group: StorageGroup;
  setBy: 'server' | 'browser' | 'operator';
  /** Of a cookie; null where its owner decides, and for storage, which ends with the tab or when it is cleared. */
  maxAgeSeconds: number | null;
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];

/** What the telemetry client keeps in the tab only after a yes; all else there needs none. */
const tabGroups: Partial<Record<keyof typeof storedKeys, StorageGroup>> = { telemetrySession: 'C0002' };

/** Everything that the product keeps, from the lists that it keeps it by. The order is theirs. */
export const declaredStorage: readonly DeclaredStorage[] = [
  ...keysOf(cookies).map((key) => ({ key, kind: 'cookie' as const, ...cookies[key] })),
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
  // Kept by a vendor's live chat where one is configured, with the deployment's number in the name.
  { key: 'messenger', kind: 'browser', name: '_…:gcmc…', group: 'C0003', setBy: 'operator', maxAgeSeconds: null },
];
