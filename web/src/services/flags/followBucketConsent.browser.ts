import type { Clock } from '../../base/clock.ts';
import { deleteCookie, getCookie, setCookie } from '../storage/cookieJar.browser.ts';
import { experimentCookie } from '../storage/experimentCookie.ts';

/**
 * Gives this browser a random bucket for experiments while analytics is allowed, and removes it when the consent is
 * withdrawn. The next document is the first that depends on it, so an open page does not change.
 * @returns a function to call at first and after each change of the consent
 */
export function followBucketConsent(isAnalyticsAllowed: () => boolean, { random }: Pick<Clock, 'random'>): () => void {
  return () => {
    const isStored = getCookie(experimentCookie) !== null;
    if (isAnalyticsAllowed() === isStored) return;
    if (isStored) deleteCookie(experimentCookie.name);
    else setCookie(experimentCookie, String(Math.floor(random() * 100)));
  };
}
