import type { DialStep } from '@foyer/contract/dialSteps';
import { isStill } from '@foyer/contract/isStill';
import { dialStore } from '../../ui/dialStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { persistentKeys } from '../storage/persistentKeys.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';

/**
 * Value of both keys. The early script reads it, too. Calm mode is `1`, as it was before it had steps above it; any
 * text that is no step is the liveliest.
 */
const stored = (step: DialStep): string => (step === 'calm' ? '1' : step);
const stepOf = (value: string | null): DialStep => {
  if (value === '1') return 'calm';
  return value === 'quiet' || value === 'balanced' ? value : 'lively';
};

/** The step that was chosen in this browser. */
export const ownStep = (): DialStep => stepOf(persistentStorage.get(persistentKeys.calmMode));

function apply(step: DialStep): void {
  const { documentElement: root } = document;
  root.toggleAttribute('data-calm', step === 'calm');
  root.toggleAttribute('data-still', isStill(step));
  dialStore.setState({ step });
}

function applyStored(): void {
  const ofPlayer = tabStorage.get(storedKeys.playersCalmMode);
  apply(ofPlayer === null ? ownStep() : stepOf(ofPlayer));
}

/** Chooses the step in this browser. Other tabs follow (`followDial`). */
export function turnDial(step: DialStep): void {
  persistentStorage.set(persistentKeys.calmMode, stored(step));
  forgetAccount();
}

/** Applies the step of the player's account, which goes before the browser's until the session ends. */
export function applyStepOfAccount(step: DialStep): void {
  tabStorage.set(storedKeys.playersCalmMode, stored(step));
  applyStored();
}

/** Applies the stored step now, and again when another tab changes it. Returns a function that stops it. */
export function followDial(): () => void {
  applyStored();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === persistentKeys.calmMode || key === null) applyStored();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Returns to the browser's own choice, because the session has ended or somebody chose in this browser. */
export function forgetAccount(): void {
  tabStorage.remove(storedKeys.playersCalmMode);
  applyStored();
}
