import { randomUUID } from 'node:crypto';
import { accountCodes } from '@foyer/contract/accounts';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

export const userTokenLifeMs = 15 * 60_000;

const claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  sid: v.number(),
  productId: v.number(),
});

export interface UserTokenSubject {
  userId: number;
  sessionId: number;
  productId: number;
}

export type UserTokenResult =
  | ({ read: true } & UserTokenSubject)
  | { read: false; reason: 'malformed' | 'forged' | 'expired'; code: number };

/**
 * Signs a token of three dot-separated parts (S5). The signature proves that the token is genuine without a database
 * look-up.
 */
export function signUserToken(
  { userId, sessionId, productId }: UserTokenSubject,
  key: Uint8Array,
  now: number,
): Promise<string> {
  return (
    new SignJWT({ sid: sessionId, productId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      // Makes two tokens issued in the same second differ, so that a client can see that a renewed token is new.
      .setJti(randomUUID())
      .setSubject(String(userId))
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor((now + userTokenLifeMs) / 1000))
      .sign(key)
  );
}

/** `anyAge` also accepts an expired token, so that a player can always log out. */
export async function readUserToken(
  token: string,
  key: Uint8Array,
  now: number,
  { anyAge = false }: { anyAge?: boolean } = {},
): Promise<UserTokenResult> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(anyAge ? 0 : now) });
    const { sub, sid, productId } = v.parse(claims, payload);
    return { read: true, userId: sub, sessionId: sid, productId };
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      return { read: false, reason: 'expired', code: accountCodes.securityTokenValidationFailed };
    }
    const reason = error instanceof errors.JWSSignatureVerificationFailed ? 'forged' : 'malformed';
    return { read: false, reason, code: accountCodes.securityTokenFailed };
  }
}
