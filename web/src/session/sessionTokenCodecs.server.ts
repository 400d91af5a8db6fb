import { accountCodes } from '@foyer/contract/accounts';
import { ApiRefusal } from '../server/apiRoute.server.ts';
import { unboundTokenCodec } from '../server/tokenCodec.server.ts';
import type { TokenCodec, TokenRefusal } from '../server/tokenCodec.server.ts';
import { cookies, readCookie } from '../storage/cookies.ts';
import { sessionBoundTokens } from './sessionBoundTokens.server.ts';
import { createTokenSeal } from './tokenSeal.server.ts';

interface SessionTokenCodecSettings {
  sessionBinding: boolean;
  allowMultipleSessions: boolean;
  /** See `SESSION_SECRET`. */
  secret: string | Buffer;
}

interface SessionTokenCodecCall {
  brandId: string;
  cookieHeader: string | undefined;
  setCookie(
    name: string,
    value: string,
    options: { maxAgeSeconds: number; httpOnly: true; sameSite: 'Strict'; isSecure: true },
  ): void;
}

/** The token door of each call. */
export function createSessionTokenCodecs({
  sessionBinding,
  allowMultipleSessions,
  secret,
}: SessionTokenCodecSettings): (call: SessionTokenCodecCall) => TokenCodec {
  if (!sessionBinding) return () => unboundTokenCodec;
  const { name, maxAgeSeconds } = cookies.session;
  return ({ brandId, cookieHeader, setCookie }) =>
    sessionBoundTokens({
      seal: createTokenSeal(secret, brandId),
      allowMultipleSessions,
      cookie: readCookie(cookieHeader, name),
      setCookie: (value) =>
        setCookie(name, value ?? '', {
          maxAgeSeconds: value === null ? 0 : maxAgeSeconds,
          httpOnly: true,
          sameSite: 'Strict',
          isSecure: true,
        }),
    });
}

/** Ends the session in the page (S8); the page can say whether a newer login is the reason. */
export function refusedToken({ reason }: TokenRefusal): ApiRefusal {
  const code = reason === 'replaced' ? accountCodes.sessionReplaced : accountCodes.securityTokenValidationFailed;
  return new ApiRefusal(401, { code, message: 'User token refused' });
}
