import { timingSafeEqual } from 'node:crypto';
import type { Tokens } from '@foyer/contract/accounts';
import type { OpenedToken, TokenCodec } from '../server/tokenCodec.server.ts';
import { markOf, newBrowserSecret } from './tokenSeal.server.ts';
import type { TokenSeal } from './tokenSeal.server.ts';

/** Sessions that one browser may have at once where several are allowed; the oldest gives way. */
export const maxSessionsOfBrowser = 5;

interface SessionBoundTokensDeps {
  seal: TokenSeal;
  /** Value of the cookie, or null. */
  cookie: string | null;
  /** Null takes the cookie away. */
  setCookie(value: string | null): void;
  allowMultipleSessions: boolean;
}

/** The secrets in a cookie, oldest first; none where it holds anything but secrets. */
export function readBrowserSecrets(cookie: string | null): string[] {
  if (cookie === null || !/^[\w-]{22}(\.[\w-]{22})*$/.test(cookie)) return [];
  return cookie.split('.').slice(-maxSessionsOfBrowser);
}

/**
 * Lets a token through only from the browser it was given to: the one whose cookie, which script cannot read, holds the
 * secret of the same login (decision 12). A token that was stolen from storage opens nothing elsewhere.
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
