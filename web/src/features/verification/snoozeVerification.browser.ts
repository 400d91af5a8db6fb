import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';

/** The player said "later": the prompt does not come by itself again in this session. The indicator stays. */
export function snoozeVerification(userId: number): void {
  tabStorage.set(storedKeys.verificationLater, String(userId));
}

export function isVerificationSnoozed(userId: number): boolean {
  return tabStorage.get(storedKeys.verificationLater) === String(userId);
}
