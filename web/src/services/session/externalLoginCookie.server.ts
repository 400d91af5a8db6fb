import type { ResponseBody } from '@foyer/contract/endpoint';
import type { beginExternalLogin } from '@foyer/contract/externalLogin';
import * as v from 'valibot';
import { parseJson } from '../../server/parseJson.ts';
import type { ApiCall } from '../api/apiRoute.server.ts';
import { externalLoginCookie } from '../storage/externalLoginCookie.ts';

type CookieCall = Pick<ApiCall, 'sealedCookies'>;

/** The provider's page must be left within this time, in milliseconds. */
const maxLoginMs = 15 * 60_000;

const waitingLogin = v.object({ transaction: v.string(), returnPath: v.string(), startedAt: v.number() });
const endedLogin = v.object({ logoutHint: v.nullable(v.string()), refreshToken: v.exactOptional(v.string()) });
/** A login that this browser has begun, with the path to which it leads back. */
type WaitingLogin = v.InferOutput<typeof waitingLogin>;

export function keepLogin(
  { sealedCookies }: CookieCall,
  transaction: ResponseBody<typeof beginExternalLogin>['transaction'],
  returnPath: string,
): void {
  const login: WaitingLogin = { transaction, returnPath, startedAt: Date.now() };
  sealedCookies.set(externalLoginCookie, JSON.stringify(login));
}

/** Takes the login that this browser has begun, so that no second response can finish it; null without one. */
export function takeLogin(call: CookieCall): WaitingLogin | null {
  const login = readCookie(call, waitingLogin);
  call.sealedCookies.set(externalLoginCookie, null);
  return login !== null && Date.now() - login.startedAt < maxLoginMs ? login : null;
}

/** Maximum length of hint and refresh token together: sealed they must fit into a cookie. */
const maxStoredLength = 2800;

/** Keeps what a logout at the provider needs. A refresh token that is too long for a cookie is not revoked there. */
export function keepLogoutHint(
  { sealedCookies }: CookieCall,
  { logoutHint, refreshToken }: { logoutHint: string | null; refreshToken: string | undefined },
): void {
  const isStored = refreshToken !== undefined && (logoutHint ?? '').length + refreshToken.length <= maxStoredLength;
  sealedCookies.set(externalLoginCookie, JSON.stringify({ logoutHint, ...(isStored && { refreshToken }) }));
}

/** Replaces the stored refresh token after a renewal; nothing for a player who did not log in at a provider. */
export function renewLogoutHint(call: CookieCall, refreshToken: string | undefined): void {
  const stored = readCookie(call, endedLogin);
  if (stored !== null) keepLogoutHint(call, { logoutHint: stored.logoutHint, refreshToken });
}

/** Takes what a logout at the provider needs; null for a player who did not log in there. */
export function takeLogoutHint(call: CookieCall): v.InferOutput<typeof endedLogin> | null {
  const ended = readCookie(call, endedLogin);
  if (ended !== null) call.sealedCookies.set(externalLoginCookie, null);
  return ended;
}

function readCookie<S extends v.GenericSchema>({ sealedCookies }: CookieCall, schema: S): v.InferOutput<S> | null {
  const text = sealedCookies.read(externalLoginCookie);
  const read = text === null ? null : v.safeParse(schema, parseJson(text));
  return read?.success === true ? read.output : null;
}
