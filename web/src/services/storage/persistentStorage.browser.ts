import { ownValue } from '@foyer/contract/ownValue';
import type { BrowserStorage } from './browserStorage.browser.ts';
import { createBrowserStorage } from './browserStorage.browser.ts';
import { persistentGroups } from './persistentKeys.ts';
import type { StorageGroup } from './storageConsent.ts';
import { canStore } from './storageConsent.ts';

const groups: Readonly<Record<string, StorageGroup | undefined>> = persistentGroups;

/** Refuses undeclared keys and keys without consent. */
function mayPersist(key: string): boolean {
  const group = ownValue(groups, key);
  return group !== undefined && canStore(group);
}

const local = createBrowserStorage(() => window.localStorage);

/** Local storage. In a file of its own, because the first paint does not need it. */
export const persistentStorage: BrowserStorage = {
  ...local,
  set: (key, value) => mayPersist(key) && local.set(key, value),
};
