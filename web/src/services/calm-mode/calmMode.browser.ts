import { calmStore } from '../../ui/calmStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { persistentKeys } from '../storage/persistentKeys.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';

/** Values of both keys. The early script reads them, too. */
const stored = { on: '1', off: '0' } as const;

function apply(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-calm', isOn);
  calmStore.setState({ isCalm: isOn });
}

/** Turns calm mode on or off in this browser. Other tabs follow (`followCalmMode`). */
export function turnCalmMode(isOn: boolean): void {
  tabStorage.remove(storedKeys.playersCalmMode);
  persistentStorage.set(persistentKeys.calmMode, isOn ? stored.on : stored.off);
  apply(isOn);
}

/**
 * Follows the choice of the player's account, which goes before the browser's until the session ends. Null: the player
 * never chose.
 */
export function followAccount(choice: boolean | null): void {
  if (choice === null) return;
  tabStorage.set(storedKeys.playersCalmMode, choice ? stored.on : stored.off);
  apply(choice);
}

function storedChoice(): boolean {
  const value = tabStorage.get(storedKeys.playersCalmMode) ?? persistentStorage.get(persistentKeys.calmMode);
  return value === stored.on;
}

/** Applies the stored choice now, and again when another tab changes it. Returns a function that stops it. */
export function followCalmMode(): () => void {
  apply(storedChoice());
  const onStorage = ({ key }: StorageEvent) => {
    if (key === persistentKeys.calmMode || key === null) apply(storedChoice());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Returns to the browser's own choice, because the session has ended. */
export function forgetAccount(): void {
  tabStorage.remove(storedKeys.playersCalmMode);
  apply(storedChoice());
}
