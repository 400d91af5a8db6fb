import { hkdfSync } from 'node:crypto';
import { readCookie } from '../storage/cookies.ts';
import { openText, sealText } from './sealedText.server.ts';

/** Cookies of one call that nobody but the server can read or make. */
export interface SealedCookies {
  /** Null where there is none, or it was not sealed here for this brand. */
  read(cookie: { name: string }): string | null;
  /** Null takes it away. Never longer than a cookie may be: the text is short. */
  keep(cookie: { name: string; maxAgeSeconds: number }, text: string | null): void;
}

/** The key of sealed cookies, apart from every other use of the server's secret. */
export function cookieKey(serverSecret: string | Buffer): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', serverSecret, '', 'foyer sealed cookie', 32));
}

interface CallCookies {
  key: Uint8Array;
  brandId: string;
  header: string | undefined;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; httpOnly: boolean; sameSite: 'Strict' }): void;
}

export function sealedCookiesOf({ key, brandId, header, setCookie }: CallCookies): SealedCookies {
  const about = (name: string) => `${name} of ${brandId}`;
  return {
    read({ name }) {
      const sealed = readCookie(header, name);
      return sealed === null ? null : openText(sealed, key, about(name));
    },
    keep({ name, maxAgeSeconds }, text) {
      setCookie(name, text === null ? '' : sealText(text, key, about(name)), { maxAgeSeconds: text === null ? 0 : maxAgeSeconds, httpOnly: true, sameSite: 'Strict' });
    },
  };
}
