import { randomUUID } from 'node:crypto';
import { brands } from '@foyer/brands/brands';
import { accountCodes, details, login } from '@foyer/contract/accounts';
import { launch } from '@foyer/contract/gameLaunch';
import { gameById } from '@foyer/contract/games';
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
import { usualBrand } from './support/differingPlayer.ts';
import { gameCall, openGame } from './support/openGame.ts';
import { gameOf } from './support/openGameSession.ts';
import { registrationRequest } from './support/registrationRequest.ts';
import { loginRequest } from './support/sandboxCalls.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
let gameId: number;
const hourMs = 3_600_000;
let movedMs = 0;
const advanceClock = async (ms: number): Promise<void> => {
  movedMs += ms;
  await sandbox.moveClock(ms);
};

beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
  gameId = Number(await sandbox.playableGame());
});
afterEach(() => advanceClock(-movedMs));
afterAll(() => sandbox.stop());

const bearerOf = async (player: { username: string; password: string }) => ({
  bearer: (await sandbox.logIn(player)).tokens.userToken,
});
const stake = (sessionId: string, amount: number) =>
  gameCall<{ reason?: string; win?: number }>(sandbox, 'POST', '/rounds', sessionId, {
    bet: { stake: amount },
    clientRoundKey: randomUUID(),
  });
const dayOf = (sandboxResponse: { body: unknown }, kind: string) =>
  (sandboxResponse.body as Protection).limits.find((limit) => limit.kind === kind && limit.period === 'day');

/** Plays one round with a loss limit as high as its stake. Returns the loss, which is not positive after a win. */
async function playWithLossLimit() {
  const { sessionId, userToken, minimumRoundMs } = await openGame(sandbox, gameId, await sandbox.newPlayer());
  const set = await sandbox.call(
    setLimit,
    { body: { kind: 'loss', period: 'day', value: 100 } },
    { bearer: userToken },
  );
  expect(dayOf(set, 'loss')).toMatchObject({ value: 100, used: 0, waiting: null });
  const { body } = await stake(sessionId, 100);
  await advanceClock(minimumRoundMs);
  return { sessionId, userToken, lost: 100 - (body.win ?? 0) };
}

test('RM-05 ON7c the server enforces the loss limit for any client @uk', async () => {
  // A win leaves the limit unused. Another player then plays, because one who plays on could outlive the session.
  let played = await playWithLossLimit();
  while (played.lost <= 0) played = await playWithLossLimit();
  const { sessionId, userToken, lost } = played;
  expect(await stake(sessionId, 100)).toMatchObject({ status: 409, body: { reason: 'lossLimit' } });
  expect(dayOf(await sandbox.call(playerProtection, {}, { bearer: userToken }), 'loss')).toMatchObject({ used: lost });
});

test.each(['uk', 'ca'])(
  'RM-05 ON7c the server refuses new rounds once the time limit is reached @%s',
  async (marketId) => {
    const player = await sandbox.newPlayer({ marketId });
    const { sessionId, userToken } = await openGame(sandbox, gameId, player);
    await sandbox.call(setLimit, { body: { kind: 'time', period: 'day', value: 4 } }, { bearer: userToken });
    expect((await stake(sessionId, 100)).status).toBe(200);
    await advanceClock(4 * 60_000);
    expect(await stake(sessionId, 100)).toMatchObject({ status: 409, body: { reason: 'timeLimit' } });
  },
);

test.each(['uk', 'ca'])(
  'UK14b ON8 a looser limit needs 24 hours and the player’s confirmation @%s',
  async (marketId) => {
    const player = await sandbox.newPlayer({ marketId });
    const first = await bearerOf(player);
    await sandbox.call(setLimit, { body: { kind: 'deposit', period: 'day', value: 1000 } }, first);
    const response = await sandbox.call(setLimit, { body: { kind: 'deposit', period: 'day', value: 9000 } }, first);
    expect(dayOf(response, 'deposit')).toMatchObject({ value: 1000, waiting: { value: 9000 } });
    const confirmation = { body: { kind: 'deposit', period: 'day' } } as const;
    expect((await sandbox.call(confirmLimit, confirmation, first)).body).toMatchObject({ confirmed: false });
    await advanceClock(24 * hourMs);
    const second = await bearerOf(player);
    expect(dayOf(await sandbox.call(playerProtection, {}, second), 'deposit')).toMatchObject({ value: 1000 });
    expect((await sandbox.call(confirmLimit, confirmation, second)).body).toMatchObject({ confirmed: true });
    expect(dayOf(await sandbox.call(playerProtection, {}, second), 'deposit')).toMatchObject({
      value: 9000,
      waiting: null,
    });
  },
);

test.each(['uk', 'ca'])(
  'UK20a UK20d ON3a ON3b RM-05 a time-out ends all sessions and blocks login until it ends @%s',
  async (marketId) => {
    const player = await sandbox.newPlayer({ marketId });
    const { sessionId } = await openGame(sandbox, gameId, player);
    const other = await sandbox.logIn(player, { closeExistingSessions: false });
    const { tokens } = await sandbox.logIn(player, { closeExistingSessions: false });
    const taken = await sandbox.call(
      takeBreak,
      { body: { kind: 'timeOut', period: '1d', understood: true } },
      { bearer: tokens.userToken },
    );
    expect(taken).toMatchObject({ status: 200, body: { kind: 'timeOut', until: expect.stringMatching(/Z$/) } });
    expect((await sandbox.call(details, {}, { bearer: other.tokens.userToken })).status).toBe(401);
    expect((await stake(sessionId, 100)).body).toEqual({ reason: 'sessionEnded' });
    const { until } = taken.body as { until: string };
    expect((await sandbox.call(login, { body: loginRequest(player) })).body).toMatchObject({
      code: accountCodes.accountOnBreak,
      until,
    });
    await advanceClock(24 * hourMs);
    expect((await sandbox.logIn(player)).tokens.userToken).toBeTruthy();
  },
);

test.each([
  ['uk', '2m'],
  ['ca', '6w'],
])(
  'UK20b UK20d ON4a an exclusion needs a confirmed, offered period and blocks login for months @%s',
  async (marketId, notOffered) => {
    const player = await sandbox.newPlayer({ marketId });
    const asPlayer = await bearerOf(player);
    const requestBreak = (body: object) => sandbox.call(takeBreak, { body } as never, asPlayer);
    expect((await requestBreak({ kind: 'selfExclusion', period: '1y', understood: false })).status).toBe(400);
    expect((await requestBreak({ kind: 'selfExclusion', period: '1d', understood: true })).status).toBe(409);
    expect((await requestBreak({ kind: 'timeOut', period: notOffered, understood: true })).status).toBe(409);
    expect((await requestBreak({ kind: 'selfExclusion', period: '6m', understood: true })).status).toBe(200);
    await advanceClock(150 * 24 * hourMs);
    expect((await sandbox.call(login, { body: loginRequest(player) })).body).toMatchObject({
      code: accountCodes.accountSelfExcluded,
    });
  },
);

test.each(['row', 'row-zh'])(
  'MT5a excluded players can log in but not play where the market allows withdrawals @%s',
  async (marketId) => {
    const player = await sandbox.newPlayer({ marketId });
    await sandbox.call(
      takeBreak,
      { body: { kind: 'selfExclusion', period: '6m', understood: true } },
      await bearerOf(player),
    );
    const { tokens } = await sandbox.logIn(player);
    const launched = await sandbox.call(
      launch,
      { params: { gameId: String(gameId) }, body: { productId: 8145, isMobile: false, isROW: true } },
      { bearer: tokens.launchTokens[0] ?? '' },
    );
    expect(launched).toMatchObject({ status: 403, body: { code: accountCodes.accountSelfExcluded } });
  },
);

test('MT3c an exclusion at every brand ends and blocks the person’s other accounts and new ones @row', async () => {
  const [here, there] = [registrationRequest('row'), { ...registrationRequest('row'), productId: 17_447 }];
  const person = { ...here.details, username: there.details.username };
  for (const body of [here, { ...there, details: person }])
    expect((await sandbox.call(register, { body })).body).toMatchObject({ opened: true });
  const other = await bearerOf(person);
  const asPlayer = await bearerOf(here.details);
  expect((await sandbox.call(playerProtection, {}, asPlayer)).body).toMatchObject({
    offers: { otherBrands: [expect.any(String), expect.any(String)] },
  });
  expect(
    (
      await sandbox.call(
        takeBreak,
        { body: { kind: 'selfExclusion', period: '6m', understood: true, allBrands: true } },
        asPlayer,
      )
    ).status,
  ).toBe(200);
  expect((await sandbox.call(details, {}, other)).status).toBe(401);
  // The rest-of-world market lets excluded players log in to withdraw, but not play (MT5).
  const { tokens } = await sandbox.logIn(person);
  const response = await sandbox.call(
    launch,
    { params: { gameId: String(gameId) }, body: { productId: 17_447, isMobile: false, isROW: true } },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  expect(response.body).toMatchObject({ code: accountCodes.accountSelfExcluded });
  const third = {
    ...here,
    key: randomUUID(),
    productId: 20_101,
    details: { ...here.details, username: `${here.details.username}-3` },
  };
  expect((await sandbox.call(register, { body: third })).body).toEqual({ opened: false, because: 'notOpened' });
  const registration = registrationRequest('row');
  expect((await sandbox.call(register, { body: { ...registration, productId: 20_101 } })).body).toMatchObject({
    opened: true,
  });
});

test('MT3c an exclusion at one brand does not affect the person’s other accounts @row', async () => {
  const [here, there] = [registrationRequest('row'), { ...registrationRequest('row'), productId: 17_447 }];
  const person = { ...here.details, username: there.details.username };
  for (const body of [here, { ...there, details: person }]) await sandbox.call(register, { body });
  const other = await bearerOf(person);
  await sandbox.call(
    takeBreak,
    { body: { kind: 'selfExclusion', period: '6m', understood: true, allBrands: false } },
    await bearerOf(here.details),
  );
  expect((await sandbox.call(details, {}, other)).status).toBe(200);
});

test('UK23b a player from before the rule is asked for every channel, and decisions are stored @uk', async () => {
  const asPlayer = await bearerOf(await sandbox.newPlayer({ marketingAsked: false }));
  const toAsk = async () =>
    ((await sandbox.call(playerProtection, {}, asPlayer)).body as Protection).marketingToAsk.map(
      ({ channel }) => channel,
    );
  expect(await toAsk()).toEqual(['email', 'sms', 'phone', 'post']);
  expect(
    (await sandbox.call(chooseMarketing, { body: { chosen: [{ product: 'casino', channel: 'sms' }] } }, asPlayer)).body,
  ).toMatchObject({ marketingToAsk: [] });
  expect(await toAsk()).toEqual([]);
  // A player is not asked where the market has no such rule, or after deciding during registration.
  expect(
    (
      await sandbox.call(
        playerProtection,
        {},
        await bearerOf(await sandbox.newPlayer({ marketId: 'ca', marketingAsked: false })),
      )
    ).body,
  ).toMatchObject({ marketingToAsk: [] });
  const registered = registrationRequest('uk');
  await sandbox.call(register, { body: registered });
  expect((await sandbox.call(playerProtection, {}, await bearerOf(registered.details))).body).toMatchObject({
    marketingToAsk: [],
  });
});

test('UK24a the registered date of birth decides the maximum slot stake @uk', async () => {
  const year = new Date().getUTCFullYear();
  const stakesOf = async (dateOfBirth: string) => {
    const registered = registrationRequest('uk', { dateOfBirth });
    await sandbox.call(register, { body: registered });
    const { account } = await sandbox.logIn(registered.details);
    await sandbox.setStatus(account.core.userId, 4);
    const { sessionId, setup } = await openGame(sandbox, gameOf('slot').gameGroupId, registered.details);
    return { setup, sandboxResponse: await stake(sessionId, 500) };
  };
  expect(await stakesOf(`${year - 20}-01-01`)).toMatchObject({
    setup: { stakes: [20, 40, 60, 100, 200] },
    sandboxResponse: { status: 409, body: { reason: 'stakeCap' } },
  });
  expect(await stakesOf(`${year - 30}-01-01`)).toMatchObject({
    setup: { stakes: [20, 40, 60, 100, 200, 500] },
    sandboxResponse: { status: 200 },
  });
});

test('UK24b young players and game descriptions never show a stake above the maximum @uk', async () => {
  const { gameGroupId } = gameOf('slot');
  for (const young of [
    await sandbox.newPlayer({ scenario: 'young' }),
    {
      username: usualBrand() === 'regency' ? 'demo.uk.young' : `demo.${usualBrand()}.uk.young`,
      password: 'play-money-1',
    },
  ]) {
    const { sessionId, setup, rules } = await openGame(sandbox, gameGroupId, young);
    expect(setup).toMatchObject({ stakes: [20, 40, 60, 100, 200] });
    expect(rules.filter((line) => /\b5\.00/.test(line))).toEqual([]);
    expect(await stake(sessionId, 500)).toMatchObject({ status: 409, body: { reason: 'stakeCap' } });
  }
  const stakeRules = async (casinoId: number | undefined, culture: 'en' | 'zh') => {
    const query = {
      productId: '8145',
      currencyIsoCode: 'GBP',
      culture,
      ...(casinoId !== undefined && { casinoId: String(casinoId) }),
    };
    const { stakes, rules } = (await sandbox.call(gameById, { params: { gameId: String(gameGroupId) }, query }))
      .body as GameInformation;
    return [stakes.maximum, stakes.young?.maximum, rules.at(-1)];
  };
  const [uk] = brands[0]?.markets ?? [];
  for (const culture of ['en', 'zh'] as const)
    expect(await stakeRules(uk?.casinoId, culture)).toEqual([
      500,
      200,
      expect.stringMatching(/£5\.00.*£2\.00|25.*£2\.00/) as string,
    ]);
  const [, young, last] = await stakeRules(undefined, 'en');
  expect([young, String(last).includes('£2.00')]).toEqual([undefined, false]);
});

test('UK15a the player is asked to review account and limits after six months, until it is done @uk', async () => {
  const player = await sandbox.newPlayer();
  const isDue = async () =>
    ((await sandbox.call(playerProtection, {}, await bearerOf(player))).body as Protection).isReviewDue;
  expect(await isDue()).toBe(false);
  await advanceClock(185 * 24 * hourMs);
  expect(await isDue()).toBe(true);
  await sandbox.call(noteReview, { body: { reviewed: true } }, await bearerOf(player));
  expect(await isDue()).toBe(false);
});
