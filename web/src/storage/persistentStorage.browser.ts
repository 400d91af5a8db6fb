import { ownValue } from '@foyer/contract/ownValue';
import type { BrowserStorage } from './browserStorage.browser.ts';
import { storageBehind } from './browserStorage.browser.ts';
import type { StorageGroup } from './consentGate.ts';
import { mayStore } from './consentGate.ts';
import { persistentGroups } from './persistentKeys.ts';

const groups: Readonly<Record<string, StorageGroup | undefined>> = persistentGroups;

/** Nothing that is not declared, nor anything without its consent. */
function mayPersist(key: string): boolean {
  const group = ownValue(groups, key);
  return group !== undefined && mayStore(group);
}

/** What outlives the tab. A file of its own: no first paint needs it. */
export const persistentStorage: BrowserStorage = storageBehind(() => window.localStorage, mayPersist);
