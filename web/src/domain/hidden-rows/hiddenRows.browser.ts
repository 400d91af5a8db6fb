import { isAllowed } from '../../services/consent/consentState.browser.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { hiddenRowsStore } from './hiddenRowsStore.ts';

/** More rows than any site has; the oldest choices are dropped. */
const maxKeys = 100;

/** Returns the stored keys, which spaces separate. The early script reads them, too. */
function readKeys(): string[] {
  const stored =
    (isAllowed('C0003') ? persistentStorage.get(persistentKeys.hiddenRows) : null) ??
    tabStorage.get(storedKeys.hiddenRows);
  return (stored ?? '')
    .split(' ')
    .filter((key) => key !== '')
    .slice(-maxKeys);
}

/** Stores whether a row is hidden. It outlives the session only with functional consent (CO-01). */
export function storeRowHidden(key: string, isHidden: boolean): void {
  const others = readKeys().filter((one) => one !== key);
  const keys = isHidden ? [...others, key].slice(-maxKeys) : others;
  if (isAllowed('C0003')) {
    persistentStorage.set(persistentKeys.hiddenRows, keys.join(' '));
    tabStorage.remove(storedKeys.hiddenRows);
  } else tabStorage.set(storedKeys.hiddenRows, keys.join(' '));
  hiddenRowsStore.setState({ keys });
}

/** Reads the choice of this browser, and again when another tab changes it. */
export const hiddenRowsStart = {
  name: 'hidden rows',
  when: 'atOnce' as const,
  start() {
    const read = () => hiddenRowsStore.setState({ keys: readKeys() });
    read();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === persistentKeys.hiddenRows || key === null) read();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
