import { movableClock } from '../../support/movableClock.ts';

/** Longer than any cached response of a service is used. */
const longMs = 2 * 3_600_000;

/** Variables for a web server, and a function that lets it forget every cached response. The folder is for its clock. */
export function forgettingCaches(folder: string): { variables: Record<string, string>; forgetCaches: () => void } {
  const { variables, moveClock } = movableClock(folder, 'expireCaches');
  let aheadMs = 0;
  return {
    variables,
    forgetCaches() {
      aheadMs += longMs;
      moveClock(aheadMs);
    },
  };
}
