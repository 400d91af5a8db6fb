import { expect, test, vi } from 'vitest';
import { deleteCookiesByPrefix, getCookieByPrefix } from './cookieJar.browser.ts';
import { cookies } from './cookies.ts';

test('A15 finds a cookie by its prefix beside one whose name begins with a no-break space', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('\xa0AMCV_a=2; AMCV_b=1=1');
  expect(getCookieByPrefix(cookies.analyticsVisitor)).toBe('1=1');
});

test('A15 removes cookies by their prefix, and no other', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('\xa0AMCV_a=2; AMCV_b=1; x=1');
  const set = vi.spyOn(document, 'cookie', 'set');
  deleteCookiesByPrefix('AMCV_');
  expect(set.mock.calls).toEqual([['AMCV_b=; Path=/; Max-Age=0; SameSite=Lax']]);
});
