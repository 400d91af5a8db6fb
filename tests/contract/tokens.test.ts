import { brands } from '@foyer/brands/brands';
import type { Brand } from '@foyer/brands/market';
import {
  acceptTermsAndConditions,
  accountCodes,
  details,
  detailsViaUserToken,
  detailsViaUserTokenLegacy,
  logout,
  refreshLaunchTokens,
  refreshToken,
} from '@foyer/contract/accounts';
import type { Tokens } from '@foyer/contract/accounts';
import { nodesByAlias } from '@foyer/contract/content';
import { launch } from '@foyer/contract/gameLaunch';
import { favouritesByUserToken } from '@foyer/contract/games';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualBrand } from './support/differingPlayer.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
let gameId: string;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  gameId = await sandbox.playableGame();
});
afterAll(() => sandbox.stop());

const launchBody = { productId: 8145, isMobile: true, isROW: false };
const detailsOf = (userToken: string) => sandbox.call(details, {}, { bearer: userToken });
const launchWith = (bearer: string) => sandbox.call(launch, { params: { gameId }, body: launchBody }, { bearer });
const refreshWith = (token: string) =>
  sandbox.call(refreshToken, { body: { numLaunchTokens: 3, refreshToken: token } });

test('AU-18 a user token expires, and a refresh replaces all three kinds of tokens', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  await sandbox.moveClock(15 * 60_000);
  const late = await detailsOf(tokens.userToken);
  expect([late.status, late.body]).toEqual([401, expect.objectContaining({ code: 15002 })]);
  const renewed = await refreshWith(tokens.refreshTokens[0] ?? '');
  const next = (renewed.body as { tokens: Tokens }).tokens;
  expect(next.launchTokens).toHaveLength(3);
  expect(next.refreshTokens).not.toEqual(tokens.refreshTokens);
  expect((await detailsOf(next.userToken)).status).toBe(200);
});

test('AU-20 a reused refresh token is refused and ends the session', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const stolen = tokens.refreshTokens[0] ?? '';
  const next = ((await refreshWith(stolen)).body as { tokens: Tokens }).tokens;
  expect((await refreshWith(stolen)).status).toBe(401);
  const ended = await detailsOf(next.userToken);
  expect([ended.status, ended.body]).toEqual([401, expect.objectContaining({ code: 15004 })]);
  expect((await refreshWith(next.refreshTokens[0] ?? '')).status).toBe(401);
  expect((await launchWith(next.launchTokens[0] ?? '')).status).toBe(401);
});

test('AU-20 the answer to a renewal comes again with its key for two minutes, and never without or with another', async () => {
  const renew = async (token: string, key: string) => {
    const headers = { 'idempotency-key': key };
    const response = await sandbox.call(refreshToken, { body: { numLaunchTokens: 3, refreshToken: token }, headers });
    return response.status === 200 ? (response.body as { tokens: Tokens }).tokens : response.status;
  };
  const first = (await sandbox.logIn(await sandbox.newPlayer())).tokens.refreshTokens[0] ?? '';
  const [one, two] = await Promise.all([renew(first, 'key-of-a-renewal'), renew(first, 'key-of-a-renewal')]);
  expect(one).toEqual(two);
  await sandbox.moveClock(119_000);
  expect(await renew(first, 'key-of-a-renewal')).toEqual(one);
  await sandbox.moveClock(1000);
  expect(await renew(first, 'key-of-a-renewal')).toBe(401);
  const second = (await sandbox.logIn(await sandbox.newPlayer())).tokens.refreshTokens[0] ?? '';
  await renew(second, 'key-of-a-renewal');
  expect(await renew(second, 'key-of-another-one')).toBe(401);
});

test('AU-20 a launch token can be used once, also by concurrent requests', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const [one = '', two = ''] = tokens.launchTokens;
  expect((await launchWith(one)).status).toBe(200);
  expect((await launchWith(one)).status).toBe(401);
  const both = await Promise.all([launchWith(two), launchWith(two)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a user token with two parts is refused as bearer token and in the body', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const twoParts = tokens.userToken.split('.').slice(0, 2).join('.');
  const refused = await detailsOf(twoParts);
  expect([refused.status, refused.body]).toEqual([401, expect.objectContaining({ code: 15001 })]);
  expect((await sandbox.call(favouritesByUserToken, { body: { userToken: twoParts } })).status).toBe(400);
});

test('a logout closes the session and can be repeated', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const { userToken } = tokens;
  const leave = () => sandbox.call(logout, { body: { userId: userToken, reason: 1 } }, { bearer: userToken });
  expect((await leave()).body).toEqual({ closed: true });
  expect((await detailsOf(userToken)).status).toBe(401);
  expect((await launchWith(tokens.launchTokens[0] ?? '')).status).toBe(401);
  expect((await refreshWith(tokens.refreshTokens[0] ?? '')).status).toBe(401);
  expect((await leave()).body).toEqual({ closed: false });
});

test.each([2, 3])('RM-02 a logout with reason %i closes the session', async (reason) => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const { userToken } = tokens;
  const left = await sandbox.call(logout, { body: { userId: userToken, reason: reason as 2 } }, { bearer: userToken });
  expect([left.status, left.body]).toEqual([200, { closed: true }]);
});

test('a logout accepts an expired token but not another player’s token', async () => {
  const mine = await sandbox.logIn(await sandbox.newPlayer());
  const theirs = await sandbox.logIn(await sandbox.newPlayer());
  const crossed = await sandbox.call(
    logout,
    { body: { userId: mine.tokens.userToken, reason: 1 } },
    { bearer: theirs.tokens.userToken },
  );
  expect(crossed.status).toBe(401);
  await sandbox.moveClock(20 * 60_000);
  const { userToken } = mine.tokens;
  const left = await sandbox.call(logout, { body: { userId: userToken, reason: 1 } }, { bearer: userToken });
  expect(left.body).toEqual({ closed: true });
});

test('refreshed launch tokens are new', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const more = await sandbox.call(refreshLaunchTokens, { body: { numLaunchTokens: 10 } }, { bearer: tokens.userToken });
  const { launchTokens } = more.body as { launchTokens: string[] };
  expect(new Set([...launchTokens, ...tokens.launchTokens]).size).toBe(20);
  expect((await launchWith(launchTokens[9] ?? '')).status).toBe(200);
});

test('tokens survive a crash', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const [one = '', two = ''] = tokens.launchTokens;
  expect((await launchWith(one)).status).toBe(200);
  await sandbox.crashAndRestart();
  expect((await detailsOf(tokens.userToken)).status).toBe(200);
  expect((await launchWith(one)).status).toBe(401);
  expect((await launchWith(two)).status).toBe(200);
});

test('AU-18 both details-by-token addresses return the details and the same refusal codes', async () => {
  const { tokens, account, session } = await sandbox.logIn(await sandbox.newPlayer());
  for (const endpoint of [detailsViaUserToken, detailsViaUserTokenLegacy]) {
    expect((await sandbox.call(endpoint, { body: { userToken: tokens.userToken } })).body).toEqual({
      account,
      session,
    });
    const forged = await sandbox.call(endpoint, { body: { userToken: 'a.b.c' } });
    expect([forged.status, forged.body]).toEqual([401, expect.objectContaining({ code: 15001 })]);
  }
});

test('AU-18 accepting the terms requires a user token and stores the time', async () => {
  const { tokens, account } = await sandbox.logIn(await sandbox.newPlayer({ termsAccepted: false }));
  expect([account.regulated.areTermsAndConditionsAccepted, account.attributes]).toEqual([false, []]);
  expect((await sandbox.call(acceptTermsAndConditions, {})).status).toBe(401);
  const accepted = await sandbox.call(acceptTermsAndConditions, {}, { bearer: tokens.userToken });
  expect(accepted.body).toMatchObject({
    account: {
      regulated: { areTermsAndConditionsAccepted: true },
      attributes: [10, 11].map((id) => ({ id, value: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })),
    },
  });
  expect((await detailsOf(tokens.userToken)).body).toMatchObject({
    account: (accepted.body as { account: object }).account,
  });
});

test.each([
  ['UK28a', 'uk'],
  ['ON16a', 'ca'],
  ['MT7a', 'row'],
  ['MT7a', 'row-zh'],
])(
  '%s an acceptance records version and language once, and only of the version that applies @%s',
  async (_id, marketId) => {
    const { tokens, account } = await sandbox.logIn(await sandbox.newPlayer({ marketId, termsAccepted: false }));
    const { markets } = brands.find(({ id }) => id === usualBrand()) as Brand;
    const nodeId = String(markets.find(({ id }) => id === marketId)?.marketNodeId);
    expect(account.regulated.acceptedTermsVersion).toBeUndefined();
    const acceptWith = (query: Record<string, string>) =>
      sandbox.call(acceptTermsAndConditions, { query }, { bearer: tokens.userToken });
    const nodes = await sandbox.call(nodesByAlias, {
      params: { nodeId, includeChildren: 'true' },
      query: { type: 'termsAndConditions' },
    });
    const [terms] = v.parse(nodesByAlias.response, nodes.body);
    const version = String(terms?.Properties['version']);
    const versions = terms?.Children.map(({ Properties }) => String(Properties['version'])) ?? [];
    expect(versions[0]).toBe(version);
    const earlier = versions.at(-1) ?? '';
    expect((await acceptWith({ version: earlier })).status).toBe(409);
    expect((await acceptWith({ version: '../x' })).status).toBe(400);
    expect((await acceptWith({ version, culture: 'tlh' })).status).toBe(400);
    expect((await detailsOf(tokens.userToken)).body).toMatchObject({
      account: { regulated: { areTermsAndConditionsAccepted: false } },
    });
    const first = await acceptWith({ version, culture: 'zh' });
    expect(first.body).toMatchObject({ account: { regulated: { acceptedTermsVersion: version } } });
    await sandbox.moveClock(60_000);
    expect((await acceptWith({ version, culture: 'en' })).body).toEqual(first.body);
    // Nothing is recorded and nothing is owed: a page of another market does not stop the player.
    expect(await acceptWith({ version: earlier })).toMatchObject({ status: 200, body: first.body });
    expect((await detailsOf(tokens.userToken)).body).toMatchObject(first.body as object);
  },
);

test('RG-05 a launch before accepting the terms is refused and does not consume its token', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ termsAccepted: false }));
  const launchIt = () =>
    sandbox.call(
      launch,
      { params: { gameId }, body: { productId: 8145, isMobile: false, isROW: false } },
      { bearer: tokens.launchTokens[0] ?? '' },
    );
  const refused = await launchIt();
  expect([refused.status, refused.body]).toEqual([
    403,
    expect.objectContaining({ code: accountCodes.termsNotAccepted }),
  ]);
  await sandbox.call(acceptTermsAndConditions, {}, { bearer: tokens.userToken });
  expect((await launchIt()).status).toBe(200);
});
