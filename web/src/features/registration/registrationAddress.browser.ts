import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { draftText, readDraft } from './registrationDraft.ts';
import type { MarketQuestions } from './registrationForm.ts';

/** Whether an address asks for the registration: `?register=1`. */
export function requestsRegistration(search: string): boolean {
  return new URLSearchParams(search).get('register') === '1';
}

/** Takes the wish out of the address bar, so that a reload or a copied link does not open the form again. */
export function clearRegistrationRequest(): void {
  const address = new URL(window.location.href);
  if (!requestsRegistration(address.search)) return;
  address.searchParams.delete('register');
  window.history.replaceState(window.history.state, '', address.pathname + address.search + address.hash);
}

/** Whether the form was open when the page went away. */
export function wasRegistering(rules: MarketQuestions): boolean {
  return readDraft(tabStorage.get(storedKeys.registration), rules)?.isOpen === true;
}

/** The player closed the form: the answers stay, and it does not open by itself again. */
export function putRegistrationAside(rules: MarketQuestions): void {
  const draft = readDraft(tabStorage.get(storedKeys.registration), rules);
  if (draft !== null) tabStorage.set(storedKeys.registration, draftText({ ...draft, isOpen: false }));
}
