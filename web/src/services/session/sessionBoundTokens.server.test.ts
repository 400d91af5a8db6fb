import { userTokenText } from '@foyer/contract/accounts';
import type { Tokens } from '@foyer/contract/accounts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sampleChangedToken } from './sampleChangedToken.ts';
import {
  createTokenSeal,
  maxSessionsOfBrowser,
  readBrowserSecrets,
  sessionBoundTokens,
} from './sessionBoundTokens.server.ts';
import { expiryOf } from './tokenRules.ts';

const claims = Buffer.from(JSON.stringify({ sub: '7', exp: 1_800_000_000 })).toString('base64url');
const tokens: Tokens = {
  userToken: `aGVhZA.${claims}.c2ln`,
  launchTokens: ['launch-token-1', 'launch-token-2'],
  refreshTokens: ['refresh-token-1'],
};

/** A browser with one cookie, and the token codec of the server it talks to. */
function browser({
  allowMultipleSessions = false,
  secret = 'server secret of the test',
  older = [] as string[],
  brandId = 'regency',
} = {}) {
  let cookie: string | null = null;
  const seal = createTokenSeal([secret, ...older], brandId);
  return {
    codec: () => sessionBoundTokens({ seal, cookie, allowMultipleSessions, setCookie: (value) => (cookie = value) }),
    cookie: () => cookie,
    plant: (value: string | null) => (cookie = value),
  };
}

const read = (opened: ReturnType<ReturnType<typeof sessionBoundTokens>['open']>) =>
  opened.opened ? opened.token : opened.reason;

test('tokens are sealed for their browser and can be opened there', () => {
  const mine = browser();
  const held = mine.codec().begin(tokens);
  expect(v.is(userTokenText, held.userToken)).toBe(true);
  expect(expiryOf(held.userToken)).toBe(1_800_000_000_000);
  expect(JSON.stringify(held)).not.toMatch(/c2ln|launch-token|refresh-token/);
  expect(read(mine.codec().open('user', held.userToken))).toBe(tokens.userToken);
  expect(held.launchTokens.map((token) => read(mine.codec().open('launch', token)))).toEqual(tokens.launchTokens);
  expect(held.refreshTokens.map((token) => read(mine.codec().open('refresh', token)))).toEqual(tokens.refreshTokens);
});

test('a stolen token cannot be opened without its cookie or at another server', () => {
  const [mine, thief, elsewhere] = [browser(), browser(), browser({ secret: 'another secret' })];
  const held = mine.codec().begin(tokens);
  expect(read(thief.codec().open('user', held.userToken))).toBe('foreign');
  thief.codec().begin(tokens);
  for (const [kind, token] of [
    ['user', held.userToken],
    ['launch', held.launchTokens[0] ?? ''],
    ['refresh', held.refreshTokens[0] ?? ''],
  ] as const) {
    expect([kind, read(thief.codec().open(kind, token))]).toEqual([kind, 'replaced']);
  }
  elsewhere.plant(mine.cookie());
  expect(read(elsewhere.codec().open('user', held.userToken))).toBe('foreign');
});

test('a token and its cookie cannot be opened at another brand', () => {
  const [mine, other] = [browser(), browser({ brandId: 'aurora' })];
  const held = mine.codec().begin(tokens);
  other.plant(mine.cookie());
  for (const [kind, token] of [
    ['user', held.userToken],
    ['launch', held.launchTokens[0] ?? ''],
    ['refresh', held.refreshTokens[0] ?? ''],
  ] as const) {
    expect([kind, read(other.codec().open(kind, token))]).toEqual([kind, 'foreign']);
  }
});

test('AU-15 a server opens what an older secret of its own sealed, and seals with the newest', () => {
  const [before, during, after] = [
    browser({ secret: 'the old secret' }),
    browser({ secret: 'the new secret', older: ['the old secret'] }),
    browser({ secret: 'the new secret' }),
  ];
  const held = before.codec().begin(tokens);
  during.plant(before.cookie());
  after.plant(before.cookie());
  const opened = during.codec().open('user', held.userToken);
  expect(read(opened)).toBe(tokens.userToken);
  expect(held.launchTokens.map((token) => read(during.codec().open('launch', token)))).toEqual(tokens.launchTokens);
  expect(read(after.codec().open('user', held.userToken))).toBe('foreign');
  const renewed = opened.opened ? opened.seal(tokens) : held;
  expect(read(after.codec().open('user', renewed.userToken))).toBe(tokens.userToken);
  expect(read(before.codec().open('user', renewed.userToken))).toBe('foreign');
});

test('refuses tokens of another kind and modified tokens', () => {
  const mine = browser();
  const held = mine.codec().begin(tokens);
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
    ['launch', sampleChangedToken(held.launchTokens[0] ?? '')],
  ] as const)
    expect([kind, token.slice(0, 20), read(mine.codec().open(kind, token))]).toEqual([
      kind,
      token.slice(0, 20),
      'foreign',
    ]);
});

test('each login has its own secret and replaces the previous session', () => {
  const mine = browser();
  const first = mine.codec().begin(tokens);
  const planted = mine.cookie();
  const second = mine.codec().begin(tokens);
  expect(mine.cookie()).not.toBe(planted);
  expect(read(mine.codec().open('user', first.userToken))).toBe('replaced');
  expect(read(mine.codec().open('user', second.userToken))).toBe(tokens.userToken);
});

test('with several sessions allowed, the oldest beyond the limit ends', () => {
  const mine = browser({ allowMultipleSessions: true });
  const all = Array.from({ length: maxSessionsOfBrowser + 1 }, () => mine.codec().begin(tokens));
  expect(all.map(({ userToken }) => read(mine.codec().open('user', userToken)))).toEqual([
    'replaced',
    ...Array.from({ length: maxSessionsOfBrowser }, () => tokens.userToken),
  ]);
  const last = mine.codec().open('user', all.at(-1)?.userToken ?? '');
  if (last.opened) last.end();
  expect(read(mine.codec().open('user', all.at(-1)?.userToken ?? ''))).toBe('replaced');
  expect(read(mine.codec().open('user', all.at(-2)?.userToken ?? ''))).toBe(tokens.userToken);
});

test('reads no secrets from a malformed cookie', () => {
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

test('a session can begin with a refresh token only', () => {
  const mine = browser();
  const held = mine.codec().beginWith('refresh-token-1');
  expect(read(mine.codec().open('refresh', held))).toBe('refresh-token-1');
});

test('renewed tokens stay with their session', () => {
  const mine = browser();
  const held = mine.codec().begin(tokens);
  const used = mine.codec().open('refresh', held.refreshTokens[0] ?? '');
  const renewed = used.opened ? used.seal(tokens) : null;
  expect(read(mine.codec().open('user', renewed?.userToken ?? ''))).toBe(tokens.userToken);
  const cookie = mine.cookie();
  if (used.opened) used.end();
  expect([cookie === null, mine.cookie()]).toEqual([false, null]);
});
