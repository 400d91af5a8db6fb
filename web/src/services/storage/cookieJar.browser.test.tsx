// @vitest-environment-options {"url": "https://casino.shop.example/"}
import { afterEach, expect, test, vi } from 'vitest';
import { deleteCookie, deleteCookiesByPrefix, getCookie, getCookieByPrefix, setCookie } from './cookieJar.browser.ts';
import { cookies } from './cookies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  deleteCookiesByPrefix('');
});

test('A15 finds a cookie by its prefix beside one whose name begins with a no-break space', () => {
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('\xa0AMCV_a=2; AMCV_b=1=1');
  expect(getCookieByPrefix(cookies.analyticsVisitor)).toBe('1=1');
});

test('A15 removes cookies by their prefix, and no other', () => {
  for (const pair of ['AMCV_b=1', 'AMCV_c=1', 'x=1']) document.cookie = pair;
  const get = vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('\xa0AMCV_b=2; AMCV_c=1; x=1');
  deleteCookiesByPrefix('AMCV_');
  get.mockRestore();
  expect(document.cookie).toBe('AMCV_b=1; x=1');
});

test('A15 CO-01 setting a cookie removes that of a parent domain, which would hide it', () => {
  document.cookie = 'userLanguage=zh; Path=/; Domain=shop.example';
  expect(setCookie(cookies.userLanguage, 'en')).toBe(true);
  expect(document.cookie).toBe('userLanguage=en');
  expect(getCookie(cookies.userLanguage)).toBe('en');
});

test('MK-04 setting a cookie reads it back last, which waits until a busy browser has stored it', () => {
  const steps: string[] = [];
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  set.mockImplementation((text) => void steps.push(text.split(';', 1)[0] ?? ''));
  const get = vi.spyOn(Document.prototype, 'cookie', 'get');
  get.mockImplementation(() => (steps.push('read'), 'userLanguage=zh'));
  expect(setCookie(cookies.userLanguage, 'zh')).toBe(true);
  expect(steps.slice(-2)).toEqual(['userLanguage=zh', 'read']);
  // In this order: both belong to one property.
  get.mockRestore();
  set.mockRestore();
});

test('A15 setting a cookie leaves other cookies of a parent domain alone', () => {
  document.cookie = 'other=1; Path=/; Domain=shop.example';
  setCookie(cookies.userLanguage, 'en');
  expect(document.cookie).toContain('other=1');
});

test('A15 deletes a cookie also from the parent domains', () => {
  for (const name of ['foyer-player', 'AMCV_a']) {
    document.cookie = `${name}=1; Path=/; Domain=shop.example`;
    document.cookie = `${name}=1; Path=/`;
  }
  deleteCookie('foyer-player');
  deleteCookiesByPrefix('AMCV_');
  expect(document.cookie).not.toMatch(/foyer-player|AMCV_/);
});

test('CO-01 a cookie that the browser refuses holds for the page, until it is deleted', () => {
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  expect(setCookie(cookies.optanonConsent, 'groups=C0001:1')).toBe(false);
  expect(getCookie(cookies.optanonConsent)).toBe('groups=C0001:1');
  deleteCookie(cookies.optanonConsent.name);
  expect(getCookie(cookies.optanonConsent)).toBeNull();
});

test('CO-01 neither the browser nor the page keeps a cookie without consent', () => {
  expect(setCookie({ ...cookies.userLanguage, group: 'C0003' }, 'en')).toBe(false);
  expect(getCookie(cookies.userLanguage)).toBeNull();
});
