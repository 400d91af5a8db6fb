import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '@foyer/contract/accounts';
import { accountCodes } from '@foyer/contract/accounts';
import { unsealText, sealText } from '../../server/sealedText.server.ts';
import { unsealWithAny } from '../../server/sessionSecrets.server.ts';
import type { SessionSecrets } from '../../server/sessionSecrets.server.ts';
import type { OpenedToken, TokenCodec, TokenKind, TokenRefusal } from '../../server/tokenCodec.server.ts';
import { unboundTokenCodec } from '../../server/tokenCodec.server.ts';
import { ApiRefusal } from '../api/apiRoute.server.ts';
import { cookies, readCookie, sessionCookieName } from '../storage/cookies.ts';
import { expiryOf } from './tokenRules.ts';

/** Maximum number of sessions per browser where several are allowed; the oldest is dropped. */
export const maxSessionsOfBrowser = 5;

/**
 * Seals tokens for one browser and one brand (decision 12). Unsealing needs both the server's secret and the browser's.
 */
interface TokenSeal {
  seal(kind: TokenKind, token: string, browserSecret: string): string;
  /** Null when the browser secret does not unseal the token. */
  open(kind: TokenKind, held: string, browserSecret: string): string | null;
  /** Mark of the browser secret that sealed a token; null when missing. */
  markIn(kind: TokenKind, held: string): string | null;
}

/** 128 random bits (ASVS 7.2.3). */
function newBrowserSecret(): string {
  return randomBytes(16).toString('base64url');
}

function markOf(browserSecret: string): string {
  return createHash('sha256').update(browserSecret).digest().subarray(0, markBytes).toString('base64url');
}

const markBytes = 9;
const markLength = 12;
const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', typ: 'JWT' })).toString('base64url');

/**
 * Seals with AES-256-GCM under a key of both secrets.
 * @param brandId part of the key, so that a token of one brand is invalid at another, even with its cookie
 */
export function createTokenSeal(serverSecrets: SessionSecrets, brandId: string): TokenSeal {
  const keyOf = (browserSecret: string, serverSecret: string | Buffer = serverSecrets[0]) =>
    new Uint8Array(hkdfSync('sha256', browserSecret, serverSecret, `foyer session token of ${brandId}`, 32));

  return {
    seal(kind, token, browserSecret) {
      const mark = markOf(browserSecret);
      if (kind !== 'user') return mark + sealText(token, keyOf(browserSecret), kind);
      // Three parts with a readable expiry, as in the service's own token (S5, AU-10).
      const expiry = expiryOf(token);
      const payload = Buffer.from(
        JSON.stringify({ ...(expiry === null ? {} : { exp: Math.floor(expiry / 1000) }), bound: mark }),
      ).toString('base64url');
      return `${header}.${payload}.${sealText(token, keyOf(browserSecret), `${kind}.${header}.${payload}`)}`;
    },
    open(kind, held, browserSecret) {
      const [first = '', second = '', third = ''] = held.split('.');
      const [sealed, purpose] =
        kind === 'user' ? [third, `${kind}.${first}.${second}`] : [held.slice(markLength), kind];
      return unsealWithAny(serverSecrets, (secret) => unsealText(sealed, keyOf(browserSecret, secret), purpose));
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

interface SessionBoundTokensDeps {
  seal: TokenSeal;
  /** Value of the cookie, or null. */
  cookie: string | null;
  /** Null deletes the cookie. */
  setCookie(value: string | null): void;
  allowMultipleSessions: boolean;
}

/** Secrets of the cookie, oldest first; empty when the cookie is invalid. */
export function readBrowserSecrets(cookie: string | null): string[] {
  if (cookie === null || !/^[\w-]{22}(\.[\w-]{22})*$/.test(cookie)) return [];
  return cookie.split('.').slice(-maxSessionsOfBrowser);
}

/**
 * Unseals a token only in the browser it was issued to: its cookie, which scripts cannot read, must have the secret of
 * the same login (decision 12). A token stolen from storage is useless elsewhere.
 */
export function sessionBoundTokens({
  seal,
  cookie,
  setCookie,
  allowMultipleSessions,
}: SessionBoundTokensDeps): TokenCodec {
  const secrets = readBrowserSecrets(cookie);

  function sealAll({ userToken, launchTokens, refreshTokens }: Tokens, secret: string): Tokens {
    return {
      userToken: seal.seal('user', userToken, secret),
      launchTokens: launchTokens.map((token) => seal.seal('launch', token, secret)),
      refreshTokens: refreshTokens.map((token) => seal.seal('refresh', token, secret)),
    };
  }

  function openedWith(secret: string, token: string): OpenedToken {
    return {
      token,
      sessionMark: markOf(secret),
      seal: (tokens) => sealAll(tokens, secret),
      sealLaunchTokens: (tokens) => tokens.map((one) => seal.seal('launch', one, secret)),
      end() {
        const left = secrets.filter((other) => other !== secret);
        setCookie(left.length === 0 ? null : left.join('.'));
      },
    };
  }

  function newSecret(): string {
    const secret = newBrowserSecret();
    const others = allowMultipleSessions ? secrets.slice(-(maxSessionsOfBrowser - 1)) : [];
    setCookie([...others, secret].join('.'));
    return secret;
  }

  return {
    open(kind, held) {
      const mark = seal.markIn(kind, held);
      if (mark === null) return { opened: false, reason: 'foreign' };
      const secret = secrets.find((one) => isSame(markOf(one), mark));
      if (secret === undefined) return { opened: false, reason: secrets.length > 0 ? 'replaced' : 'foreign' };
      const token = seal.open(kind, held, secret);
      return token === null ? { opened: false, reason: 'foreign' } : { opened: true, ...openedWith(secret, token) };
    },
    begin: (tokens) => sealAll(tokens, newSecret()),
    beginWith: (refreshToken) => seal.seal('refresh', refreshToken, newSecret()),
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}

interface SessionTokenCodecSettings {
  sessionBinding: boolean;
  secureCookies: boolean;
  allowMultipleSessions: boolean;
  /** See `SESSION_SECRET`. */
  secrets: SessionSecrets;
}

interface SessionTokenCodecCall {
  brandId: string;
  cookieHeader: string | undefined;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; httpOnly: true; sameSite: 'Strict' }): void;
}

/** Makes the token codec of each call; without session binding tokens pass as they are. */
export function createSessionTokenCodecs({
  sessionBinding,
  secureCookies,
  allowMultipleSessions,
  secrets,
}: SessionTokenCodecSettings): (call: SessionTokenCodecCall) => TokenCodec {
  if (!sessionBinding) return () => unboundTokenCodec;
  const { maxAgeSeconds } = cookies.session;
  const name = sessionCookieName(secureCookies);
  return ({ brandId, cookieHeader, setCookie }) =>
    sessionBoundTokens({
      seal: createTokenSeal(secrets, brandId),
      allowMultipleSessions,
      cookie: readCookie(cookieHeader, name),
      setCookie: (value) =>
        setCookie(name, value ?? '', {
          maxAgeSeconds: value === null ? 0 : maxAgeSeconds,
          httpOnly: true,
          sameSite: 'Strict',
        }),
    });
}

/** Response that ends the session in the page (S8), with the reason. */
export function refusedToken({ reason }: { reason: TokenRefusal['reason'] | 'expired' }): ApiRefusal {
  const code = reason === 'replaced' ? accountCodes.sessionReplaced : accountCodes.securityTokenValidationFailed;
  return new ApiRefusal(401, { code, message: 'User token refused' });
}
