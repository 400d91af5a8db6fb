import { afterEach, describe, expect, test } from 'vitest';
import { getCookie, deleteCookie } from '../storage/cookieJar.browser.ts';
import { experimentCookie } from '../storage/experimentCookie.ts';
import { setStorageConsentCheck } from '../storage/storageConsent.ts';
import { followBucketConsent } from './followBucketConsent.browser.ts';

describe('the bucket for experiments', () => {
  afterEach(() => {
    deleteCookie(experimentCookie.name);
    setStorageConsentCheck(null);
  });

  test('P1 CO-01 is stored with consent to analytics only, kept, and removed with it', () => {
    let isAllowed = false;
    setStorageConsentCheck((group) => group === 'C0002' && isAllowed);
    const chances = [0.999, 0.5];
    const onConsent = followBucketConsent(() => isAllowed, { random: () => chances.shift() ?? 0 });
    onConsent();
    expect(getCookie(experimentCookie)).toBeNull();
    isAllowed = true;
    onConsent();
    expect(getCookie(experimentCookie)).toBe('99');
    onConsent();
    expect(getCookie(experimentCookie)).toBe('99');
    isAllowed = false;
    onConsent();
    expect(getCookie(experimentCookie)).toBeNull();
  });
});
