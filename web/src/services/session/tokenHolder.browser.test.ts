import { beforeEach, expect, test } from 'vitest';
import { setReportSink } from '../errors/report.ts';
import type { Report } from '../errors/report.ts';
import { createBrowserStorage } from '../storage/browserStorage.browser.ts';
import { createMemoryStorage, sampleTokens } from './sampleLogin.ts';
import { createTokenHolder } from './tokenHolder.browser.ts';

let reports: Report[] = [];
beforeEach(() => {
  reports = [];
  setReportSink((entry) => reports.push(entry));
});

test('AU-07 stores tokens in session storage under the specified keys', () => {
  const storage = createMemoryStorage();
  const holder = createTokenHolder(storage);
  expect(holder.replace(sampleTokens())).toBe(true);
  expect(storage.values.get('mgsUserToken')).toBe('header.first.signature');
  expect(JSON.parse(storage.values.get('launchTokens') ?? '')).toHaveLength(10);
  expect(JSON.parse(storage.values.get('refreshTokens') ?? '')).toEqual(['first-refresh']);
  expect(createTokenHolder(storage).launchTokens()).toEqual(sampleTokens().launchTokens);
});

test('AU-08 HT-05 removes an invalid user token and reports it once', () => {
  const storage = createMemoryStorage();
  storage.set('mgsUserToken', 'two.parts');
  const holder = createTokenHolder(storage);
  expect(holder.userToken()).toBeNull();
  expect(storage.values.has('mgsUserToken')).toBe(false);
  expect(reports).toEqual([{ name: 'STORAGE_ERROR', facts: { key: 'mgsUserToken' } }]);
  expect(holder.userToken()).toBeNull();
  expect(reports).toHaveLength(1);
});

test('AU-07 removes a malformed token list and returns an empty one', () => {
  const storage = createMemoryStorage();
  storage.set('launchTokens', '{"__proto__":[]}');
  expect(createTokenHolder(storage).launchTokens()).toEqual([]);
  expect(storage.values.has('launchTokens')).toBe(false);
});

test.each(['mgsUserToken', 'launchTokens', 'refreshTokens'])(
  'AU-02 stores all tokens or none when %s cannot be stored',
  (refused) => {
    const storage = createMemoryStorage((key) => key === refused);
    const holder = createTokenHolder(storage);
    expect(holder.replace(sampleTokens())).toBe(false);
    expect(storage.values.size).toBe(0);
  },
);

test('AU-10 a renewal goes on in memory when the browser refuses to store it', () => {
  const area = createMemoryStorage();
  const storage = createBrowserStorage(() => ({
    getItem: area.get,
    setItem(key: string, value: string) {
      if (value.length > (area.get(key) ?? '').length) throw new DOMException('full', 'QuotaExceededError');
      area.set(key, value);
    },
    removeItem: area.remove,
    clear: area.clear,
    length: 0,
    key: () => null,
  }));
  area.set('mgsUserToken', sampleTokens().userToken);
  area.set('launchTokens', '[]');
  const holder = createTokenHolder(storage);
  expect(holder.adopt(sampleTokens('second'))).toBe(true);
  expect([holder.userToken(), holder.launchTokens(), holder.refreshTokens()]).toEqual([
    sampleTokens('second').userToken,
    sampleTokens('second').launchTokens,
    sampleTokens('second').refreshTokens,
  ]);
});

test('the generation changes with each replacement of the session’s tokens', () => {
  const holder = createTokenHolder(createMemoryStorage());
  const before = holder.generation();
  holder.replace(sampleTokens());
  const after = holder.generation();
  expect(after).not.toBe(before);
  holder.setLaunchTokens(['token-one']);
  expect(holder.generation()).toBe(after);
  holder.clear();
  expect(holder.generation()).not.toBe(after);
});
