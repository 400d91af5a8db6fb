import type { ConsentChoice } from '../storage/consentChoice.ts';
import { consentVersion, readChoice } from '../storage/consentChoice.ts';
import { getCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import type { ConsentGroup } from '../storage/storageConsent.ts';

/** Window event of the consent vendor after groups were loaded or changed. */
export const groupsUpdated = 'OneTrustGroupsUpdated';

/** Whether the vendor's script replaces the built-in banner, according to the document. */
export function hasVendorScript(): boolean {
  return document.documentElement.dataset['consent'] === 'vendor';
}

/** Choice in this browser; null without one. Not cached, because another tab may have changed it. */
export function consentChoice(): ConsentChoice | null {
  const texts = { consent: getCookie(cookies.optanonConsent), closed: getCookie(cookies.optanonAlertBoxClosed) };
  return readChoice(texts, Date.now(), hasVendorScript() ? null : consentVersion);
}

/** Whether entries of the group may load, be stored or be sent. False without a choice. */
export function isAllowed(group: ConsentGroup): boolean {
  return consentChoice()?.allowed.includes(group) ?? false;
}

/** Subscribes to consent changes of either banner. @returns the unsubscribe function */
export function followConsent(listener: () => void): () => void {
  const onUpdate = () => listener();
  window.addEventListener(groupsUpdated, onUpdate);
  return () => window.removeEventListener(groupsUpdated, onUpdate);
}
