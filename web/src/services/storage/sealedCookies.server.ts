import { hkdfSync } from 'node:crypto';
import { unsealText, sealText } from '../../server/sealedText.server.ts';
import { unsealWithAny } from '../../server/sessionSecrets.server.ts';
import type { SessionSecrets } from '../../server/sessionSecrets.server.ts';
import { consentVersion, readChoice, signalRefuses } from './consentChoice.ts';
import { cookies, readCookie } from './cookies.ts';
import type { ConsentGroup, StorageGroup } from './storageConsent.ts';

/** Cookies of a call that only the server can read and create. */
export interface SealedCookies {
  /**
   * Null when it is missing, not sealed here for this brand, or its group has no consent.
   * @param given a sealed value that takes precedence over the cookie of the call
   */
  read(cookie: { name: string; group: StorageGroup }, given?: string): string | null;
  /**
   * Null deletes it. The text is short enough for a cookie.
   * @returns false without consent for its group; the cookie is then deleted too (CO-01)
   */
  set(cookie: { name: string; group: StorageGroup; maxAgeSeconds: number }, text: string | null): boolean;
  /** Whether the visitor has refused the group, by a choice or by the browser's privacy signal. False before a choice. */
  isRefused(group: ConsentGroup): boolean;
}

/** Keys of sealed cookies, newest first, separate from other uses of the server's secrets. */
export type CookieKeys = readonly [Uint8Array, ...Uint8Array[]];

export function cookieKeys([newest, ...older]: SessionSecrets): CookieKeys {
  const keyOf = (secret: string | Buffer) => new Uint8Array(hkdfSync('sha256', secret, '', 'foyer sealed cookie', 32));
  return [keyOf(newest), ...older.map(keyOf)];
}

interface CallCookies {
  /** This brand uses the vendor's consent script, whose records have other versions. */
  hasConsentVendor: boolean;
  keys: CookieKeys;
  brandId: string;
  header: string | undefined;
  /** The request has `Sec-GPC: 1`. */
  hasPrivacySignal: boolean;
  setCookie(
    name: string,
    value: string,
    options: { maxAgeSeconds: number; httpOnly: boolean; sameSite: 'Strict' },
  ): void;
}

export function sealedCookiesOf(call: CallCookies): SealedCookies {
  const { keys, brandId, header, setCookie } = call;
  const about = (name: string) => `${name} of ${brandId}`;
  const mayKeep = (group: StorageGroup) => group === 'C0001' || (choiceIn(call)?.allowed.includes(group) ?? false);
  return {
    read({ name, group }, given) {
      if (!mayKeep(group)) return null;
      const sealed = given ?? readCookie(header, name);
      return sealed === null ? null : unsealWithAny(keys, (key) => unsealText(sealed, key, about(name)));
    },
    set({ name, group, maxAgeSeconds }, values) {
      const text = mayKeep(group) ? values : null;
      setCookie(name, text === null ? '' : sealText(text, keys[0], about(name)), {
        maxAgeSeconds: text === null ? 0 : maxAgeSeconds,
        httpOnly: true,
        sameSite: 'Strict',
      });
      return text === values;
    },
    isRefused(group) {
      const choice = choiceIn(call);
      return choice === null ? call.hasPrivacySignal && signalRefuses.includes(group) : !choice.allowed.includes(group);
    },
  };
}

function choiceIn({ header, hasConsentVendor, hasPrivacySignal }: CallCookies) {
  const texts = {
    consent: readCookie(header, cookies.optanonConsent.name),
    closed: readCookie(header, cookies.optanonAlertBoxClosed.name),
  };
  return readChoice(texts, Date.now(), hasConsentVendor ? null : consentVersion, hasPrivacySignal);
}
