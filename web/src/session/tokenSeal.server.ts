import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { openText, sealText } from '../server/sealedText.server.ts';
import type { TokenKind } from '../server/tokenCodec.server.ts';
import { expiryOf } from './tokenRules.ts';

/** Seals tokens of the services for one browser and one brand (decision 12). The server's secret and the browser's are both needed to open them. */
export interface TokenSeal {
  seal(kind: TokenKind, token: string, browserSecret: string): string;
  /** Null for what this browser secret does not open, whatever the reason. */
  open(kind: TokenKind, held: string, browserSecret: string): string | null;
  /** Which browser secret a sealed token asks for; null where it names none. */
  markIn(kind: TokenKind, held: string): string | null;
}

/** 128 random bits (ASVS 7.2.3). */
export function newBrowserSecret(): string {
  return randomBytes(16).toString('base64url');
}

export function markOf(browserSecret: string): string {
  return createHash('sha256').update(browserSecret).digest().subarray(0, markBytes).toString('base64url');
}

const markBytes = 9;
const markLength = 12;
const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', typ: 'JWT' })).toString('base64url');

/** @param brandId the brand is part of the key, so that a token of one brand opens at no other, even with its cookie */
export function createTokenSeal(serverSecret: string | Buffer, brandId: string): TokenSeal {
  const keyOf = (browserSecret: string) =>
    new Uint8Array(hkdfSync('sha256', browserSecret, serverSecret, `foyer session token of ${brandId}`, 32));

  return {
    seal(kind, token, browserSecret) {
      const mark = markOf(browserSecret);
      if (kind !== 'user') return mark + sealText(token, keyOf(browserSecret), kind);
      // Three parts and an end that the page can read, as in the service's own (S5, AU-10).
      const expiry = expiryOf(token);
      const payload = Buffer.from(
        JSON.stringify({ ...(expiry === null ? {} : { exp: Math.floor(expiry / 1000) }), bound: mark }),
      ).toString('base64url');
      return `${header}.${payload}.${sealText(token, keyOf(browserSecret), `${kind}.${header}.${payload}`)}`;
    },
    open(kind, held, browserSecret) {
      if (kind !== 'user') return openText(held.slice(markLength), keyOf(browserSecret), kind);
      const [first = '', second = '', third = ''] = held.split('.');
      return openText(third, keyOf(browserSecret), `${kind}.${first}.${second}`);
    },
    markIn(kind, held) {
      if (kind !== 'user') return /^[\w-]{50,}$/.test(held) ? held.slice(0, markLength) : null;
      return markInPayload(held.split('.')[1] ?? '');
    },
  };
}

function markInPayload(payload: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const mark = typeof claims === 'object' && claims !== null && 'bound' in claims ? claims.bound : null;
    return typeof mark === 'string' && mark.length === markLength ? mark : null;
  } catch {
    return null;
  }
}
