import { randomUUID } from 'node:crypto';
import { brands } from '@foyer/brands/brands';
import { accountCodes, details, login } from '@foyer/contract/accounts';
import { gameById, launch } from '@foyer/contract/games';
import type { GameInformation } from '@foyer/contract/games';
import {
  chooseMarketing,
  confirmLimit,
  noteReview,
  playerProtection,
  setLimit,
  takeBreak,
} from '@foyer/contract/limits';
import type { Protection } from '@foyer/contract/limits';
import { register } from '@foyer/contract/registration';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { gameCall, openGame } from './openGame.ts';
import { gameOf } from './openTable.ts';
import { loginRequest } from './platformCalls.ts';
import type { PlatformUnderTest } from './platformCalls.ts';
import { startPlatformUnderTest } from './platformUnderTest.ts';
import { registrationOf } from './registrationOf.ts';

let platform: PlatformUnderTest;
let gameId: number;
const hourMs = 3_600_000;
let movedMs = 0;
const later = async (ms: number): Promise<void> => {
  movedMs += ms;
  await platform.moveClock(ms);
};

beforeAll(async () => {
  platform = await startPlatformUnderTest();
  gameId = Number(await platform.playableGame());
});
afterEach(() => later(-movedMs));
afterAll(() => platform.stop());

const bearerOf = async (player: { username: string; password: string }) => ({
  bearer: (await platform.logIn(player)).tokens.userToken,
});
const stake = (sessionId: string, amount: number) =>
  gameCall<{ reason?: string; win?: number }>(platform, 'POST', '/rounds', sessionId, {
    bet: { stake: amount },
    clientRoundKey: randomUUID(),
  });
const dayOf = (answered: { body: unknown }, kind: string) =>
  (answered.body as Protection).limits.find((limit) => limit.kind === kind && limit.period === 'day');

test('RM-05 ON7 a client that skips the screens cannot stake beyond the player’s loss limit', async () => {
  const player = await platform.newPlayer();
  const { sessionId, userToken, minimumRoundMs } = await openGame(platform, gameId, player);
  const set = await platform.call(
    setLimit,
    { body: { kind: 'loss', period: 'day', value: 100 } },
    { bearer: userToken },
  );
  expect(dayOf(set, 'loss')).toMatchObject({ value: 100, used: 0, waiting: null });
  let lost = 0;
  while (lost <= 0) {
    const { body } = await stake(sessionId, 100);
    lost += 100 - (body.win ?? 0);
    await later(minimumRoundMs);
  }
  expect(await stake(sessionId, 100)).toMatchObject({ status: 409, body: { reason: 'lossLimit' } });
  expect(dayOf(await platform.call(playerProtection, {}, { bearer: userToken }), 'loss')).toMatchObject({ used: lost });
});

test('RM-05 ON7 time that is used up begins no round, whoever asks', async () => {
  const player = await platform.newPlayer();
  const { sessionId, userToken } = await openGame(platform, gameId, player);
  await platform.call(setLimit, { body: { kind: 'time', period: 'day', value: 4 } }, { bearer: userToken });
  expect((await stake(sessionId, 100)).status).toBe(200);
  await later(4 * 60_000);
  expect(await stake(sessionId, 100)).toMatchObject({ status: 409, body: { reason: 'timeLimit' } });
});

test('UK14 ON8 a looser limit needs 24 hours and the player’s word', async () => {
  const player = await platform.newPlayer();
  const first = await bearerOf(player);
  await platform.call(setLimit, { body: { kind: 'deposit', period: 'day', value: 1000 } }, first);
  const asked = await platform.call(setLimit, { body: { kind: 'deposit', period: 'day', value: 9000 } }, first);
  expect(dayOf(asked, 'deposit')).toMatchObject({ value: 1000, waiting: { value: 9000 } });
  const wish = { body: { kind: 'deposit', period: 'day' } } as const;
  expect((await platform.call(confirmLimit, wish, first)).body).toMatchObject({ confirmed: false });
  await later(24 * hourMs);
  const second = await bearerOf(player);
  expect(dayOf(await platform.call(playerProtection, {}, second), 'deposit')).toMatchObject({ value: 1000 });
  expect((await platform.call(confirmLimit, wish, second)).body).toMatchObject({ confirmed: true });
  expect(dayOf(await platform.call(playerProtection, {}, second), 'deposit')).toMatchObject({
    value: 9000,
    waiting: null,
  });
});

test('UK20 ON3 RM-05 a time-out ends every session at once, keeps the player out with the reason, and ends by itself', async () => {
  const player = await platform.newPlayer();
  const { sessionId } = await openGame(platform, gameId, player);
  const other = await platform.logIn(player, { closeExistingSessions: false });
  const { tokens } = await platform.logIn(player, { closeExistingSessions: false });
  const taken = await platform.call(
    takeBreak,
    { body: { kind: 'timeOut', period: '1d', understood: true } },
    { bearer: tokens.userToken },
  );
  expect(taken).toMatchObject({ status: 200, body: { kind: 'timeOut', until: expect.stringMatching(/Z$/) } });
  expect((await platform.call(details, {}, { bearer: other.tokens.userToken })).status).toBe(401);
  expect((await stake(sessionId, 100)).body).toEqual({ reason: 'sessionEnded' });
  const { until } = taken.body as { until: string };
  expect((await platform.call(login, { body: loginRequest(player) })).body).toMatchObject({
    code: accountCodes.accountOnBreak,
    until,
  });
  await later(24 * hourMs);
  expect((await platform.logIn(player)).tokens.userToken).toBeTruthy();
});

test('UK20 ON4 an exclusion keeps the player out for months; only what the market offers and the player understood begins one', async () => {
  const player = await platform.newPlayer({ marketId: 'ca' });
  const asPlayer = await bearerOf(player);
  const ask = (body: object) => platform.call(takeBreak, { body } as never, asPlayer);
  expect((await ask({ kind: 'selfExclusion', period: '1y', understood: false })).status).toBe(400);
  expect((await ask({ kind: 'selfExclusion', period: '1d', understood: true })).status).toBe(409);
  expect((await ask({ kind: 'timeOut', period: '6w', understood: true })).status).toBe(409);
  expect((await ask({ kind: 'selfExclusion', period: '6m', understood: true })).status).toBe(200);
  await later(150 * 24 * hourMs);
  expect((await platform.call(login, { body: loginRequest(player) })).body).toMatchObject({
    code: accountCodes.accountSelfExcluded,
  });
});

test('MT5 where the market lets the excluded withdraw, they log in and nothing plays', async () => {
  const player = await platform.newPlayer({ marketId: 'row' });
  await platform.call(
    takeBreak,
    { body: { kind: 'selfExclusion', period: '6m', understood: true } },
    await bearerOf(player),
  );
  const { tokens } = await platform.logIn(player);
  const launched = await platform.call(
    launch,
    { params: { gameId: String(gameId) }, body: { productId: 8145, isMobile: false, isROW: true } },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  expect(launched).toMatchObject({ status: 403, body: { code: accountCodes.accountSelfExcluded } });
});

test('MT3 an exclusion that counts at every brand ends the sessions of the person’s other accounts, keeps them out, and opens no new one', async () => {
  const [here, there] = [registrationOf('row'), { ...registrationOf('row'), productId: 17_447 }];
  const person = { ...here.details, username: there.details.username };
  for (const body of [here, { ...there, details: person }])
    expect((await platform.call(register, { body })).body).toMatchObject({ opened: true });
  const other = await bearerOf(person);
  const asPlayer = await bearerOf(here.details);
  expect((await platform.call(playerProtection, {}, asPlayer)).body).toMatchObject({
    offers: { otherBrands: [expect.any(String), expect.any(String)] },
  });
  expect(
    (
      await platform.call(
        takeBreak,
        { body: { kind: 'selfExclusion', period: '6m', understood: true, allBrands: true } },
        asPlayer,
      )
    ).status,
  ).toBe(200);
  expect((await platform.call(details, {}, other)).status).toBe(401);
  // The rest of the world lets the excluded in to withdraw, and nothing plays (MT5).
  const { tokens } = await platform.logIn(person);
  const asked = await platform.call(
    launch,
    { params: { gameId: String(gameId) }, body: { productId: 17_447, isMobile: false, isROW: true } },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  expect(asked.body).toMatchObject({ code: accountCodes.accountSelfExcluded });
  const third = {
    ...here,
    key: randomUUID(),
    productId: 20_101,
    details: { ...here.details, username: `${here.details.username}-3` },
  };
  expect((await platform.call(register, { body: third })).body).toEqual({ opened: false, because: 'notOpened' });
  const stranger = registrationOf('row');
  expect((await platform.call(register, { body: { ...stranger, productId: 20_101 } })).body).toMatchObject({
    opened: true,
  });
});

test('MT3 an exclusion for one brand leaves the person’s other accounts as they are', async () => {
  const [here, there] = [registrationOf('row'), { ...registrationOf('row'), productId: 17_447 }];
  const person = { ...here.details, username: there.details.username };
  for (const body of [here, { ...there, details: person }]) await platform.call(register, { body });
  const other = await bearerOf(person);
  await platform.call(
    takeBreak,
    { body: { kind: 'selfExclusion', period: '6m', understood: true, allBrands: false } },
    await bearerOf(here.details),
  );
  expect((await platform.call(details, {}, other)).status).toBe(200);
});

test('UK23 a player from before the rule is to be asked for each channel, and an answer is kept with all that it declines', async () => {
  const asPlayer = await bearerOf(await platform.newPlayer({ marketingAsked: false }));
  const toAsk = async () =>
    ((await platform.call(playerProtection, {}, asPlayer)).body as Protection).marketingToAsk.map(
      ({ channel }) => channel,
    );
  expect(await toAsk()).toEqual(['email', 'sms', 'phone', 'post']);
  expect(
    (await platform.call(chooseMarketing, { body: { chosen: [{ product: 'casino', channel: 'sms' }] } }, asPlayer))
      .body,
  ).toMatchObject({ marketingToAsk: [] });
  expect(await toAsk()).toEqual([]);
  // Nobody is asked where the market has no such rule, nor who decided while registering.
  expect(
    (
      await platform.call(
        playerProtection,
        {},
        await bearerOf(await platform.newPlayer({ marketId: 'ca', marketingAsked: false })),
      )
    ).body,
  ).toMatchObject({ marketingToAsk: [] });
  const registered = registrationOf('uk');
  await platform.call(register, { body: registered });
  expect((await platform.call(playerProtection, {}, await bearerOf(registered.details))).body).toMatchObject({
    marketingToAsk: [],
  });
});

test('UK24 the day of birth of the registration decides what may be staked on a slot', async () => {
  const year = new Date().getUTCFullYear();
  const stakesOf = async (dateOfBirth: string) => {
    const registered = registrationOf('uk', { dateOfBirth });
    await platform.call(register, { body: registered });
    const { account } = await platform.logIn(registered.details);
    await platform.setStatus(account.core.userId, 4);
    const { sessionId, setup } = await openGame(platform, gameOf('slot').gameGroupId, registered.details);
    return { setup, answered: await stake(sessionId, 500) };
  };
  expect(await stakesOf(`${year - 20}-01-01`)).toMatchObject({
    setup: { stakes: [20, 40, 60, 100, 200] },
    answered: { status: 409, body: { reason: 'stakeCap' } },
  });
  expect(await stakesOf(`${year - 30}-01-01`)).toMatchObject({
    setup: { stakes: [20, 40, 60, 100, 200, 500] },
    answered: { status: 200 },
  });
});

test('UK24 players who are made young, and one for whom a game is only described, are told of no stake that they may not put on a slot', async () => {
  const { gameGroupId } = gameOf('slot');
  for (const young of [
    await platform.newPlayer({ scenario: 'young' }),
    { username: 'demo.uk.young', password: 'play-money-1' },
  ]) {
    const { sessionId, setup, rules } = await openGame(platform, gameGroupId, young);
    expect(setup).toMatchObject({ stakes: [20, 40, 60, 100, 200] });
    expect(rules.filter((line) => /\b5\.00/.test(line))).toEqual([]);
    expect(await stake(sessionId, 500)).toMatchObject({ status: 409, body: { reason: 'stakeCap' } });
  }
  const told = async (casinoId: number | undefined, culture: 'en' | 'zh') => {
    const query = {
      productId: '8145',
      currencyIsoCode: 'GBP',
      culture,
      ...(casinoId !== undefined && { casinoId: String(casinoId) }),
    };
    const { stakes, rules } = (await platform.call(gameById, { params: { gameId: String(gameGroupId) }, query }))
      .body as GameInformation;
    return [stakes.maximum, stakes.young?.maximum, rules.at(-1)];
  };
  const [uk] = brands[0]?.markets ?? [];
  for (const culture of ['en', 'zh'] as const)
    expect(await told(uk?.casinoId, culture)).toEqual([
      500,
      200,
      expect.stringMatching(/£5\.00.*£2\.00|25.*£2\.00/) as string,
    ]);
  const [, young, last] = await told(undefined, 'en');
  expect([young, String(last).includes('£2.00')]).toEqual([undefined, false]);
});

test('UK15 after six months the player is asked to look over account and limits, until they have', async () => {
  const player = await platform.newPlayer();
  const isDue = async () =>
    ((await platform.call(playerProtection, {}, await bearerOf(player))).body as Protection).isReviewDue;
  expect(await isDue()).toBe(false);
  await later(185 * 24 * hourMs);
  expect(await isDue()).toBe(true);
  await platform.call(noteReview, { body: { reviewed: true } }, await bearerOf(player));
  expect(await isDue()).toBe(false);
});
