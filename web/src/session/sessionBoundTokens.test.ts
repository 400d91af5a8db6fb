import { userTokenText } from '@foyer/contract/accounts';
import type { Tokens } from '@foyer/contract/accounts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sessionBoundTokens, maxSessionsOfBrowser, readBrowserSecrets } from './sessionBoundTokens.server.ts';
import { expiryOf } from './tokenRules.ts';
import { createTokenSeal } from './tokenSeal.server.ts';

const claims = Buffer.from(JSON.stringify({ sub: '7', exp: 1_800_000_000 })).toString('base64url');
const tokens: Tokens = {
  userToken: `aGVhZA.${claims}.c2ln`,
  launchTokens: ['launch-token-1', 'launch-token-2'],
  refreshTokens: ['refresh-token-1'],
};

/** A browser: a jar with one cookie, and the server it talks to. */
function browser({ allowMultipleSessions = false, secret = 'server secret of the test', brandId = 'regency' } = {}) {
  let cookie: string | null = null;
  const seal = createTokenSeal(secret, brandId);
  return {
    door: () => sessionBoundTokens({ seal, cookie, allowMultipleSessions, setCookie: (value) => (cookie = value) }),
    cookie: () => cookie,
    plant: (value: string | null) => (cookie = value),
  };
}

const read = (opened: ReturnType<ReturnType<typeof sessionBoundTokens>['open']>) =>
  opened.opened ? opened.token : opened.reason;

test('tokens come back to their browser, and look like tokens there', () => {
  const mine = browser();
  const held = mine.door().begin(tokens);
  expect(v.is(userTokenText, held.userToken)).toBe(true);
  expect(expiryOf(held.userToken)).toBe(1_800_000_000_000);
  expect(JSON.stringify(held)).not.toMatch(/c2ln|launch-token|refresh-token/);
  expect(read(mine.door().open('user', held.userToken))).toBe(tokens.userToken);
  expect(held.launchTokens.map((token) => read(mine.door().open('launch', token)))).toEqual(tokens.launchTokens);
  expect(held.refreshTokens.map((token) => read(mine.door().open('refresh', token)))).toEqual(tokens.refreshTokens);
});

test('a stolen token opens nothing without the cookie, with another one, or at another server', () => {
  const [mine, thief, elsewhere] = [browser(), browser(), browser({ secret: 'another secret' })];
  const held = mine.door().begin(tokens);
  expect(read(thief.door().open('user', held.userToken))).toBe('foreign');
  thief.door().begin(tokens);
  for (const [kind, token] of [
    ['user', held.userToken],
    ['launch', held.launchTokens[0] ?? ''],
    ['refresh', held.refreshTokens[0] ?? ''],
  ] as const) {
    expect([kind, read(thief.door().open(kind, token))]).toEqual([kind, 'replaced']);
  }
  elsewhere.plant(mine.cookie());
  expect(read(elsewhere.door().open('user', held.userToken))).toBe('foreign');
});

test('a token and its cookie open nothing at another brand', () => {
  const [mine, other] = [browser(), browser({ brandId: 'aurora' })];
  const held = mine.door().begin(tokens);
  other.plant(mine.cookie());
  for (const [kind, token] of [
    ['user', held.userToken],
    ['launch', held.launchTokens[0] ?? ''],
    ['refresh', held.refreshTokens[0] ?? ''],
  ] as const) {
    expect([kind, read(other.door().open(kind, token))]).toEqual([kind, 'foreign']);
  }
});

test('a token of one kind is none of another, and none that was touched is one', () => {
  const mine = browser();
  const held = mine.door().begin(tokens);
  const [head = '', body = '', seal = ''] = held.userToken.split('.');
  const later = Buffer.from(
    JSON.stringify({ ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), exp: 9_999_999_999 }),
  ).toString('base64url');
  for (const [kind, token] of [
    ['launch', held.refreshTokens[0] ?? ''],
    ['refresh', held.launchTokens[0] ?? ''],
    ['user', `${head}.${later}.${seal}`],
    ['user', tokens.userToken],
    ['launch', tokens.launchTokens[0] ?? ''],
    ['user', 'a.b.c'],
    ['user', ''],
    ['launch', ''],
    ['launch', `${(held.launchTokens[0] ?? '').slice(0, -2)}AA`],
  ] as const)
    expect([kind, token.slice(0, 20), read(mine.door().open(kind, token))]).toEqual([
      kind,
      token.slice(0, 20),
      'foreign',
    ]);
});

test('each login has a secret of its own, and takes the place of the one before', () => {
  const mine = browser();
  const first = mine.door().begin(tokens);
  const planted = mine.cookie();
  const second = mine.door().begin(tokens);
  expect(mine.cookie()).not.toBe(planted);
  expect(read(mine.door().open('user', first.userToken))).toBe('replaced');
  expect(read(mine.door().open('user', second.userToken))).toBe(tokens.userToken);
});

test('where several sessions are allowed a browser has several, and the oldest gives way', () => {
  const mine = browser({ allowMultipleSessions: true });
  const all = Array.from({ length: maxSessionsOfBrowser + 1 }, () => mine.door().begin(tokens));
  expect(all.map(({ userToken }) => read(mine.door().open('user', userToken)))).toEqual([
    'replaced',
    ...Array.from({ length: maxSessionsOfBrowser }, () => tokens.userToken),
  ]);
  const last = mine.door().open('user', all.at(-1)?.userToken ?? '');
  if (last.opened) last.end();
  expect(read(mine.door().open('user', all.at(-1)?.userToken ?? ''))).toBe('replaced');
  expect(read(mine.door().open('user', all.at(-2)?.userToken ?? ''))).toBe(tokens.userToken);
});

test('a cookie that holds anything but secrets holds none', () => {
  const secret = 'A'.repeat(22);
  expect(readBrowserSecrets(secret)).toEqual([secret]);
  for (const cookie of [
    null,
    '',
    'x',
    `${secret}.`,
    `${secret}.x`,
    `${secret};${secret}`,
    '<script>',
    'A'.repeat(5000),
  ])
    expect(readBrowserSecrets(cookie)).toEqual([]);
});

test('a session may begin with a refresh token alone', () => {
  const mine = browser();
  const held = mine.door().beginWith('refresh-token-1');
  expect(read(mine.door().open('refresh', held))).toBe('refresh-token-1');
});

test('what is renewed stays with the session it belongs to', () => {
  const mine = browser();
  const held = mine.door().begin(tokens);
  const used = mine.door().open('refresh', held.refreshTokens[0] ?? '');
  const renewed = used.opened ? used.seal(tokens) : null;
  expect(read(mine.door().open('user', renewed?.userToken ?? ''))).toBe(tokens.userToken);
  const cookie = mine.cookie();
  if (used.opened) used.end();
  expect([cookie === null, mine.cookie()]).toEqual([false, null]);
});
