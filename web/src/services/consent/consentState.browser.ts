import type { ConsentChoice } from '../storage/consentChoice.ts';
import { consentVersion, readChoice } from '../storage/consentChoice.ts';
import { getCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import type { ConsentGroup } from '../storage/storageConsent.ts';

/** Methods of the consent vendor's global that pages call. */
export interface ConsentVendor {
  AllowAll(): void;
  RejectAll(): void;
  /** For example `('Category', 'C0002:1,C0004:0')`. */
  UpdateConsent(kind: 'Category', order: string): void;
  IsAlertBoxClosed(): boolean;
  /** Opens the settings. */
  ToggleInfoDisplay(): void;
  /** Shows the banner again. */
  LoadBanner(): void;
  OnConsentChanged(listener: (event: CustomEvent<string[]>) => void): void;
  GetDomainData(): { Groups: { OptanonGroupId: string; Status: string }[] };
}

declare global {
  interface Window {
    OneTrust?: ConsentVendor;
    /** Active groups, for example `,C0001,C0003,`; the second name is an older alias. */
    OnetrustActiveGroups?: string;
    OptanonActiveGroups?: string;
    /** Callback of the site, which the vendor calls after loading and after each change. */
    OptanonWrapper?: () => void;
  }
}

/** Window event of the consent vendor after groups were loaded or changed. */
export const groupsUpdated = 'OneTrustGroupsUpdated';

/** Whether the vendor's script replaces the built-in banner, according to the document. */
export function hasVendorScript(): boolean {
  return document.documentElement.dataset['consent'] === 'vendor';
}

/** Whether the browser sends Global Privacy Control: its user refuses marketing and analytics. */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Choice in this browser; null without one. Not cached, because another tab may have changed it. */
export function consentChoice(): ConsentChoice | null {
  const texts = { consent: getCookie(cookies.optanonConsent), closed: getCookie(cookies.optanonAlertBoxClosed) };
  return readChoice(texts, Date.now(), hasVendorScript() ? null : consentVersion, hasPrivacySignal());
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
