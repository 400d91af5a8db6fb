import { attributionDays } from '@foyer/contract/attribution';
import type { DeclaredCookie } from './cookies.ts';

/**
 * What led the visitor here, sealed by the server. Apart from the other cookies, whose list every page loads, because no
 * code of pages reads it.
 */
export const attributionCookie = {
  name: 'foyer-attribution',
  group: 'C0004',
  setBy: 'server',
  maxAgeSeconds: attributionDays * 24 * 60 * 60,
} as const satisfies DeclaredCookie;
