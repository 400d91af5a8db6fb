import type { DeclaredCookie } from './cookies.ts';

/**
 * The visitor's bucket for experiments, a random number from 0 to 99, which a hundredth of all visitors share. Apart from
 * the other cookies, whose list every page loads, because only analytics sets it.
 */
export const experimentCookie = {
  name: 'foyer-bucket',
  group: 'C0002',
  setBy: 'browser',
  maxAgeSeconds: 90 * 24 * 60 * 60,
} as const satisfies DeclaredCookie;
