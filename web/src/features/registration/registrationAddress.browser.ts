import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { changeAddress } from '../../ui/changeAddress.browser.ts';
import { draftText, parseDraft } from './registrationDraft.ts';
import type { MarketQuestions } from './registrationForm.ts';
import { requestsRegistration } from './requestsRegistration.ts';

/** Removes the parameter from the address bar, so that a reload or a copied link does not reopen the form. */
export function clearRegistrationRequest(): void {
  const address = new URL(window.location.href);
  if (!requestsRegistration(address.search)) return;
  address.searchParams.delete('register');
  changeAddress(address.pathname + address.search + address.hash);
}

/** Whether the form was open when the page was left. */
export function wasRegistrationOpen(rules: MarketQuestions): boolean {
  return parseDraft(tabStorage.get(storedKeys.registration), rules)?.isOpen === true;
}

/** Called when the player closes the form: the draft stays, and the form does not reopen by itself. */
export function markRegistrationClosed(rules: MarketQuestions): void {
  const draft = parseDraft(tabStorage.get(storedKeys.registration), rules);
  if (draft !== null) tabStorage.set(storedKeys.registration, draftText({ ...draft, isOpen: false }));
}
