import { hkdfSync } from 'node:crypto';
import { consentVersion, readChoice } from '../consent/consentChoice.ts';
import type { StorageGroup } from '../storage/consentGate.ts';
import { cookies, readCookie } from '../storage/cookies.ts';
import { openText, sealText } from './sealedText.server.ts';

/** Cookies of one call that nobody but the server can read or make. */
export interface SealedCookies {
  /** Null where there is none, it was not sealed here for this brand, or its group has no consent. */
  read(cookie: { name: string; group: StorageGroup }): string | null;
  /**
   * Null takes it away. Never longer than a cookie may be: the text is short.
   * @returns false when its group has no consent: it is taken away then too (CO-01)
   */
  keep(cookie: { name: string; group: StorageGroup; maxAgeSeconds: number }, text: string | null): boolean;
}

/** The key of sealed cookies, apart from every other use of the server's secret. */
export function cookieKey(serverSecret: string | Buffer): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', serverSecret, '', 'foyer sealed cookie', 32));
}

interface CallCookies {
  /** The vendor's own script asks on this brand's pages: its records have versions of their own. */
  hasConsentVendor: boolean;
  key: Uint8Array;
  brandId: string;
  header: string | undefined;
  setCookie(
    name: string,
    value: string,
    options: { maxAgeSeconds: number; httpOnly: boolean; sameSite: 'Strict' },
  ): void;
}

export function sealedCookiesOf({ hasConsentVendor, key, brandId, header, setCookie }: CallCookies): SealedCookies {
  const about = (name: string) => `${name} of ${brandId}`;
  const mayKeep = (group: StorageGroup) =>
    group === 'C0001' || (choiceIn(header, hasConsentVendor)?.allowed.includes(group) ?? false);
  return {
    read({ name, group }) {
      if (!mayKeep(group)) return null;
      const sealed = readCookie(header, name);
      return sealed === null ? null : openText(sealed, key, about(name));
    },
    keep({ name, group, maxAgeSeconds }, wished) {
      const text = mayKeep(group) ? wished : null;
      setCookie(name, text === null ? '' : sealText(text, key, about(name)), {
        maxAgeSeconds: text === null ? 0 : maxAgeSeconds,
        httpOnly: true,
        sameSite: 'Strict',
      });
      return text === wished;
    },
  };
}

function choiceIn(header: string | undefined, hasConsentVendor: boolean) {
  const texts = {
    consent: readCookie(header, cookies.optanonConsent.name),
    closed: readCookie(header, cookies.optanonAlertBoxClosed.name),
  };
  return readChoice(texts, Date.now(), hasConsentVendor ? null : consentVersion);
}
