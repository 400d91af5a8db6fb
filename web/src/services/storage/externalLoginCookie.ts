import type { DeclaredCookie } from './cookies.ts';

/**
 * Where players log in at an identity provider, sealed by the server: a login that this browser has begun, then what the
 * logout there needs. Apart from the other cookies, whose list every page loads, because no code of pages reads it.
 */
export const externalLoginCookie = {
  name: 'foyer-external-login',
  group: 'C0001',
  setBy: 'server',
  maxAgeSeconds: 12 * 60 * 60,
} as const satisfies DeclaredCookie;
