import { seeCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import type { ConsentChoice, ConsentGroup } from './consentChoice.ts';
import { consentVersion, readChoice } from './consentChoice.ts';

export type { ConsentGroup } from './consentChoice.ts';

/** Event of the window by which the consent vendor says that groups are known or have changed. */
export const groupsUpdated = 'OneTrustGroupsUpdated';

/** Whether the vendor's own script asks in place of the banner that is built in; the document says so. */
export function hasVendorScript(): boolean {
  return document.documentElement.dataset['consent'] === 'vendor';
}

/** What was chosen in this browser; null while nobody has chosen. Read anew each time: another tab may have changed it. */
export function consentChoice(): ConsentChoice | null {
  const texts = { consent: seeCookie(cookies.optanonConsent), closed: seeCookie(cookies.optanonAlertBoxClosed) };
  return readChoice(texts, Date.now(), hasVendorScript() ? null : consentVersion);
}

/** Whether something of the group may load, be stored or be sent now. No choice is no. */
export function isAllowed(group: ConsentGroup): boolean {
  return consentChoice()?.allowed.includes(group) ?? false;
}

/** Calls when the choice may have changed, whoever's banner asked. @returns how to stop it */
export function followConsent(listener: () => void): () => void {
  const onUpdate = () => listener();
  window.addEventListener(groupsUpdated, onUpdate);
  return () => window.removeEventListener(groupsUpdated, onUpdate);
}
