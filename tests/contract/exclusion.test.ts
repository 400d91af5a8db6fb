import { randomUUID } from 'node:crypto';
import { accountCodes, details, login, refreshLaunchTokens, refreshToken } from '@foyer/contract/accounts';
import { pendingMessages } from '@foyer/contract/broker';
import { playerCampaigns, playerFreeSpins, playerRewards } from '@foyer/contract/campaigns';
import { playerExclusion, requestReturn, withdrawReturn } from '@foyer/contract/exclusion';
import type { Exclusion } from '@foyer/contract/exclusion';
import { launch } from '@foyer/contract/gameLaunch';
import { chooseMarketing, playerProtection, takeBreak } from '@foyer/contract/limits';
import type { BreakPeriod, Protection } from '@foyer/contract/limits';
import { playerPromotions, promotionOptIn } from '@foyer/contract/promotions';
import { register } from '@foyer/contract/registration';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PaymentList, PaymentResult, SessionResponse } from '../../sandbox/src/services/cashier/cashierApi.ts';
import { bearerFor, endpoints, examples, regencyUk } from './support/endpointExamples.ts';
import { openGameFor } from './support/gamePlayer.ts';
import { cashierCall, gameCall, openGame } from './support/openGame.ts';
import { gameOf } from './support/openGameSession.ts';
import { registrationRequest } from './support/registrationRequest.ts';
import { loginRequest } from './support/sandboxCalls.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Longer than any six months. */
const halfYearMs = 185 * dayMs;
type Player = { username: string; password: string; userId: number };
type Refused = { code: number; returnToken: string; until?: string; restriction: { mayRequestReturn?: boolean } };
interface LoggedEvent {
  kind: string;
  at: number;
  until: number | null;
  count: number | null;
  amount: number | null;
}

let sandbox: SandboxUnderTest;
let movedMs = 0;
const advanceClock = async (ms: number): Promise<void> => {
  movedMs += ms;
  await sandbox.moveClock(ms);
};
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterEach(() => advanceClock(-movedMs));
afterAll(() => sandbox.stop());

const bearerOf = async (player: { username: string; password: string }) => ({
  bearer: (await sandbox.logIn(player)).tokens.userToken,
});
const exclude = async (bearer: string, period: BreakPeriod = '6m', allBrands = false): Promise<void> => {
  const body = { kind: 'selfExclusion', period, understood: true, allBrands } as const;
  expect((await sandbox.call(takeBreak, { body }, { bearer })).status).toBe(200);
};
const excludeOnLogin = async (player: Player, period?: BreakPeriod): Promise<void> =>
  exclude((await bearerOf(player)).bearer, period);
const loginResult = async (player: { username: string; password: string }): Promise<Refused> =>
  (await sandbox.call(login, { body: loginRequest(player) })).body as Refused;
const stateOf = async (bearer: string) => (await sandbox.call(playerExclusion, {}, { bearer })).body as Exclusion;
const askToReturn = async (bearer: string) =>
  (await sandbox.call(requestReturn, { body: { understood: true } }, { bearer })).body as {
    requested: boolean;
    exclusion: Exclusion;
  };
const logOf = async (userId: number): Promise<LoggedEvent[]> =>
  ((await sandbox.raw(`/control/exclusions.json?userId=${userId}`)).body as { events: LoggedEvent[] }).events;
const kindsOf = async (userId: number) => (await logOf(userId)).map(({ kind }) => kind).toReversed();
/** Lets the processor answer: a first time to take the payment, a second time to end its review. */
async function settlePayments(userId: number): Promise<void> {
  for (let time = 0; time < 2; time += 1)
    await sandbox.raw('/control/cashier', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ finish: userId }),
    });
}

/** A player of a market whose exclusion is over, with a token of the refused login. */
async function playerAfterExclusion(marketId: string) {
  const player = await sandbox.newPlayer({ marketId });
  await excludeOnLogin(player);
  await advanceClock(halfYearMs);
  return { player, returnToken: (await loginResult(player)).returnToken };
}

test.each([
  ['UK20e', 'uk'],
  ['ON4c', 'ca'],
] as const)(
  '%s an exclusion ends only by the player’s request and 24 hours, not by its period @%s',
  async (_clause, marketId) => {
    const player = await sandbox.newPlayer({ marketId });
    await excludeOnLogin(player);
    const early = await loginResult(player);
    expect(early).toMatchObject({ code: accountCodes.accountSelfExcluded, until: expect.any(String) as string });
    expect(await askToReturn(early.returnToken)).toMatchObject({ requested: false });
    await advanceClock(halfYearMs);
    const refused = await loginResult(player);
    expect(refused).toMatchObject({
      code: accountCodes.accountSelfExcluded,
      restriction: { kind: 'selfExclusion', until: null, mayRequestReturn: true },
    });
    const request = await askToReturn(refused.returnToken);
    expect(request).toMatchObject({
      requested: true,
      exclusion: { isExcluded: true, mayRequestReturn: false, coolingOffHours: 24 },
    });
    const opensAt = Date.parse(request.exclusion.opensAt ?? '');
    expect(opensAt - Date.parse(request.exclusion.returnRequestedAt ?? '')).toBe(dayMs);
    expect(await askToReturn(refused.returnToken)).toMatchObject({ requested: false });
    await advanceClock(dayMs - 60_000);
    expect(await loginResult(player)).toMatchObject({
      code: accountCodes.accountSelfExcluded,
      until: request.exclusion.opensAt,
    });
    await advanceClock(60_000);
    expect(await stateOf((await bearerOf(player)).bearer)).toMatchObject({ isExcluded: false, until: null });
    expect((await kindsOf(player.userId)).slice(-2)).toEqual(['returnRequested', 'opened']);
  },
);

test.each(['row', 'row-zh'])(
  'MT4b an exclusion ends only by a request and a cooling-off: 24 hours, or a week after five years @%s',
  async (marketId) => {
    for (const [period, beforeMs, coolingOffMs] of [
      ['6m', halfYearMs, dayMs],
      ['5y', 5 * 366 * dayMs, 7 * dayMs],
    ] as const) {
      const player = await sandbox.newPlayer({ marketId });
      await excludeOnLogin(player, period);
      await advanceClock(beforeMs);
      // MT5: the player may log in to withdraw, but still not play.
      const { bearer } = await bearerOf(player);
      expect(await stateOf(bearer)).toMatchObject({ isExcluded: true, mayRequestReturn: true });
      expect(await askToReturn(bearer)).toMatchObject({ requested: true });
      await advanceClock(coolingOffMs - 60_000);
      const launched = async () => {
        const { tokens } = await sandbox.logIn(player);
        const [launchToken = ''] = tokens.launchTokens;
        const gameId = await sandbox.playableGame();
        await sandbox.maintain({ gameId: Number(gameId), minutes: 0 });
        return sandbox.call(
          launch,
          { params: { gameId }, body: { productId: 8145, isMobile: false, isROW: true } },
          { bearer: launchToken },
        );
      };
      expect((await launched()).body).toMatchObject({ code: accountCodes.accountSelfExcluded });
      await advanceClock(60_000);
      expect((await launched()).status).toBe(200);
      await advanceClock(-movedMs);
    }
  },
);

test('UK20e a request to return can be withdrawn at any time, and the player stays excluded @uk', async () => {
  const { player, returnToken } = await playerAfterExclusion('uk');
  await askToReturn(returnToken);
  await advanceClock(dayMs - 60_000);
  const { returnToken: again } = await loginResult(player);
  expect((await sandbox.call(withdrawReturn, {}, { bearer: again })).body).toMatchObject({
    withdrawn: true,
    exclusion: { isExcluded: true, mayRequestReturn: true, opensAt: null },
  });
  expect((await sandbox.call(withdrawReturn, {}, { bearer: again })).body).toMatchObject({ withdrawn: false });
  await advanceClock(2 * dayMs);
  expect((await loginResult(player)).code).toBe(accountCodes.accountSelfExcluded);
});

test('UK20e a return token opens no other call, and ends after fifteen minutes @uk', async () => {
  const { player, returnToken: bearer } = await playerAfterExclusion('uk');
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  for (const endpoint of endpoints.filter(({ auth }) => auth === 'userToken')) {
    if (['playerExclusion', 'requestReturn', 'withdrawReturn', 'logout'].includes(endpoint.name)) continue;
    const input = { ...sampleOf(endpoint.name, player, tokens.userToken) };
    expect([endpoint.name, (await sandbox.call(endpoint, input, { bearer })).status]).toEqual([endpoint.name, 401]);
  }
  await advanceClock(15 * 60_000);
  expect((await sandbox.call(playerExclusion, {}, { bearer })).status).toBe(401);
});

function sampleOf(name: string, player: Player, userToken: string): object {
  const facts = {
    place: regencyUk,
    promotion: { promotionId: 5010, serviceId: 2 },
    player,
    session: {
      tokens: { userToken, launchTokens: [], refreshTokens: ['x'.repeat(10)] },
      session: { core: { sessionGuid: randomUUID() } },
    },
    resetToken: '',
    gameId: gameOf('slot').gameGroupId,
    roundId: randomUUID(),
    meteredModuleId: 1,
    meteredSessionId: randomUUID(),
    rewardId: 1,
    messageId: randomUUID(),
    ancestorId: 1,
    nodeId: 1,
  };
  return (examples as unknown as Record<string, (given: typeof facts) => object>)[name]?.(facts) ?? {};
}

test('UK20d an exclusion is effective at once for every call, token, game and cashier session @uk', async () => {
  const player = await sandbox.newPlayer();
  const game = await openGame(sandbox, gameOf('slot').gameGroupId, player);
  const other = await sandbox.logIn(player, { closeExistingSessions: false });
  const session = await sandbox.logIn(player, { closeExistingSessions: false });
  const [forCashier = '', unused = ''] = session.tokens.launchTokens;
  const opened = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken: forCashier,
  });
  await exclude(session.tokens.userToken);
  for (const endpoint of endpoints.filter(({ auth }) => auth === 'userToken')) {
    if (endpoint.name === 'logout') continue;
    const input = sampleOf(endpoint.name, player, other.tokens.userToken);
    const { bearer = '' } = bearerFor(endpoint, { session: other } as never);
    expect([endpoint.name, (await sandbox.call(endpoint, input, { bearer })).status]).toEqual([endpoint.name, 401]);
  }
  const bearer = session.tokens.userToken;
  expect((await sandbox.call(details, {}, { bearer })).status).toBe(401);
  expect((await sandbox.call(refreshLaunchTokens, { body: { numLaunchTokens: 1 } }, { bearer })).status).toBe(401);
  const refresh = { numLaunchTokens: 1, refreshToken: session.tokens.refreshTokens[0] ?? '' };
  expect((await sandbox.call(refreshToken, { body: refresh })).status).toBe(401);
  const round = { bet: { stake: 100 }, clientRoundKey: randomUUID() };
  expect((await gameCall(sandbox, 'POST', '/rounds', game.sessionId, round)).body).toEqual({ reason: 'sessionEnded' });
  const gameId = gameOf('slot').gameGroupId;
  expect((await gameCall(sandbox, 'POST', '/session', undefined, { launchToken: unused, gameId })).status).toBe(401);
  expect((await cashierCall(sandbox, 'GET', '/payments', opened.body.sessionId)).status).toBe(401);
  expect((await cashierCall(sandbox, 'POST', '/session', undefined, { launchToken: unused })).status).toBe(401);
  expect(await kindsOf(player.userId)).toEqual(['begun', 'sessionsClosed', 'marketingWithdrawn', 'fundsReturned']);
});

test('UK20i the balance of an excluded player goes back to the newest payment method that takes it @uk', async () => {
  const player = await sandbox.newPlayer();
  const session = await sandbox.logIn(player);
  const { body } = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken: session.tokens.launchTokens[0],
  });
  const pay = (instrumentId: string) =>
    cashierCall<PaymentResult>(sandbox, 'POST', '/payments', body.sessionId, {
      direction: 'deposit',
      instrumentId,
      amount: 2000,
      clientKey: randomUUID(),
    });
  expect((await pay('wallet-full')).body.payment.state).toBe('booked');
  expect((await pay('voucher-good')).body.payment.state).toBe('booked');
  expect((await pay('card-3220')).body.payment.state).toBe('challenge');
  const { balance } = await sandbox.books(player.userId);
  await exclude(session.tokens.userToken);
  const events = await logOf(player.userId);
  expect(events.find(({ kind }) => kind === 'depositsCancelled')).toMatchObject({ count: 1 });
  expect(events.find(({ kind }) => kind === 'fundsReturned')).toMatchObject({ amount: balance });
  await settlePayments(player.userId);
  const { balance: after, balanced, history } = await sandbox.books(player.userId);
  expect([after, balanced, history.at(-1)]).toEqual([
    0,
    true,
    expect.objectContaining({ kind: 'payout', amount: balance }),
  ]);
});

test('MT5a the balance of an excluded player stays for the player’s own withdrawal @row', async () => {
  const player = await sandbox.newPlayer({ marketId: 'row' });
  const { balance } = await sandbox.books(player.userId);
  await excludeOnLogin(player);
  expect((await sandbox.books(player.userId)).balance).toBe(balance);
  const { tokens } = await sandbox.logIn(player);
  const { body } = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken: tokens.launchTokens[0],
  });
  const pay = (direction: string) =>
    cashierCall<{ reason?: string }>(sandbox, 'POST', '/payments', body.sessionId, {
      direction,
      instrumentId: 'card-4021',
      amount: 2000,
      clientKey: randomUUID(),
    });
  expect([(await pay('deposit')).body.reason, (await pay('withdrawal')).status]).toEqual(['onBreak', 200]);
  expect((await cashierCall<PaymentList>(sandbox, 'GET', '/payments', body.sessionId)).body.payments).toHaveLength(1);
});

test('UK20i an open round is settled by its rules before the balance is returned @uk', async () => {
  const player = await sandbox.newPlayer();
  const { gameGroupId } = gameOf('blackjack');
  const game = await openGameFor<{ insurance: { is: string } }>(sandbox, player, gameGroupId);
  let round = await game.begin({ stake: 1000 });
  for (; round.win !== null; round = await game.begin({ stake: 1000 })) await advanceClock(game.session.minimumRoundMs);
  await exclude((await sandbox.logIn(player, { closeExistingSessions: false })).tokens.userToken);
  expect(await kindsOf(player.userId)).toEqual([
    'begun',
    'sessionsClosed',
    'marketingWithdrawn',
    'roundsSettled',
    'fundsReturned',
  ]);
  expect((await sandbox.books(player.userId)).balance).toBe(0);
});

test.each([
  ['UK20f', 'uk'],
  ['ON4b', 'ca'],
] as const)(
  '%s an exclusion withdraws every marketing consent, and the player is asked anew on return @%s',
  async (_clause, marketId) => {
    const player = await sandbox.newPlayer({ marketId });
    const first = await bearerOf(player);
    const chosen = [{ product: 'casino', channel: 'email' } as const];
    await sandbox.call(chooseMarketing, { body: { chosen } }, first);
    await exclude(first.bearer);
    expect((await logOf(player.userId)).find(({ kind }) => kind === 'marketingWithdrawn')).toMatchObject({ count: 1 });
    await advanceClock(halfYearMs);
    await askToReturn((await loginResult(player)).returnToken);
    await advanceClock(dayMs);
    const back = await bearerOf(player);
    const protection = (await sandbox.call(playerProtection, {}, back)).body as Protection;
    expect(protection.marketingToAsk).toContainEqual(chosen[0]);
    // Limits are offered before play.
    expect(protection).toMatchObject({ isReviewDue: true, isReturning: true });
    const decided = await sandbox.call(chooseMarketing, { body: { chosen: [] } }, back);
    expect((decided.body as Protection).marketingToAsk).toEqual([]);
  },
);

test.each(['row', 'row-zh'])(
  'MT5b an excluded player receives no offers, and cannot switch marketing on @%s',
  async (marketId) => {
    const player = await sandbox.newPlayer({ marketId });
    const advert = { userId: player.userId, topic: 'xeniaAdvert', content: { title: 'Spring' } };
    await sandbox.publishMessages(advert);
    await excludeOnLogin(player);
    expect(await sandbox.publishMessages(advert)).toEqual([{ messageInstanceUUID: null, connections: 0 }]);
    const { tokens, account } = await sandbox.logIn(player);
    const asPlayer = { bearer: tokens.userToken };
    expect((await sandbox.call(pendingMessages, {}, asPlayer)).body).toEqual({ messages: [] });
    const { casinoId } = account.core;
    const market = { userId: String(player.userId), casinoId: String(casinoId) };
    expect((await sandbox.call(playerPromotions, { params: market }, asPlayer)).body).toEqual({ data: [] });
    for (const list of [playerCampaigns, playerRewards, playerFreeSpins])
      expect((await sandbox.call(list, {}, asPlayer)).body).toEqual({ data: [] });
    const optIn = { userId: player.userId, casinoId, promotionId: 5010 };
    expect(
      (await sandbox.call(promotionOptIn, { params: { ...market, promotionId: '5010' }, body: optIn }, asPlayer)).body,
    ).toMatchObject({ responseCode: 403 });
    const refused = await sandbox.call(
      chooseMarketing,
      { body: { chosen: [{ product: 'casino', channel: 'email' }] } },
      asPlayer,
    );
    expect(refused).toMatchObject({ status: 403, body: { code: accountCodes.accountSelfExcluded } });
    // The advert from before the exclusion does not come back after the return.
    await advanceClock(halfYearMs);
    await askToReturn((await bearerOf(player)).bearer);
    await advanceClock(dayMs);
    expect((await sandbox.call(pendingMessages, {}, await bearerOf(player))).body).toEqual({ messages: [] });
  },
);

/** Opens accounts of one person at two brands. Returns the first request, and the person as the second account knows them. */
async function openTwoAccounts() {
  const here = registrationRequest('row');
  const there = { ...registrationRequest('row'), productId: 17_447 };
  const person = { ...here.details, username: there.details.username };
  for (const body of [here, { ...there, details: person }])
    expect((await sandbox.call(register, { body })).body).toMatchObject({ opened: true });
  return { here, person };
}

test('MT3c MT4b of two accounts with different exclusions everywhere, the later end counts @row', async () => {
  const { here, person } = await openTwoAccounts();
  await exclude((await bearerOf(here.details)).bearer, '6m', true);
  await exclude((await bearerOf(person)).bearer, '1y', true);
  await advanceClock(halfYearMs);
  expect(await askToReturn((await bearerOf(here.details)).bearer)).toMatchObject({ requested: false });
  await advanceClock(halfYearMs);
  expect(await askToReturn((await bearerOf(here.details)).bearer)).toMatchObject({ requested: true });
  await advanceClock(dayMs);
  // The other account has not returned, so that no further account opens.
  const third = { ...here, key: randomUUID(), productId: 20_101 };
  const named = { ...third, details: { ...here.details, username: `${here.details.username}-3` } };
  expect((await sandbox.call(register, { body: named })).body).toEqual({ opened: false, because: 'notOpened' });
});

test('MT3c MT4b a return from one of two exclusions everywhere opens nothing until the other account has returned @row', async () => {
  const { here, person } = await openTwoAccounts();
  await exclude((await bearerOf(here.details)).bearer, '6m', true);
  for (const account of [here.details, person]) {
    const { regulated } = (await sandbox.logIn(account)).account;
    expect(regulated.restriction).toMatchObject({ kind: 'selfExclusion' });
  }
  await advanceClock(halfYearMs);
  await askToReturn((await bearerOf(here.details)).bearer);
  await advanceClock(dayMs);
  const { bearer } = await bearerOf(here.details);
  // The exclusion everywhere of the other account still holds, and the player can learn so and ask there.
  expect(await stateOf(bearer)).toMatchObject({ isExcluded: true, heldBy: 'otherAccount', mayRequestReturn: false });
  expect(await askToReturn((await bearerOf(person)).bearer)).toMatchObject({ requested: true });
  await advanceClock(dayMs);
  for (const account of [here.details, person])
    expect((await sandbox.logIn(account)).account.regulated.restriction).toBeUndefined();
});

test('MT3c an account on a time-out is excluded when a human finds that its person is @row', async () => {
  const here = registrationRequest('row');
  const { firstName, lastName, dateOfBirth } = here.details;
  const like = {
    ...registrationRequest('row', { firstName, lastName, dateOfBirth, postcode: 'D02 AF30' }),
    productId: 17_447,
  };
  for (const body of [here, like])
    expect((await sandbox.call(register, { body })).body).toMatchObject({ opened: true });
  const known = await sandbox.logIn(here.details);
  const other = await sandbox.logIn(like.details);
  const timeOut = { kind: 'timeOut', period: '1d', understood: true } as const;
  expect((await sandbox.call(takeBreak, { body: timeOut }, { bearer: other.tokens.userToken })).status).toBe(200);
  expect(await loginResult(like.details)).toMatchObject({ code: accountCodes.accountOnBreak });
  await exclude(known.tokens.userToken, '6m', true);
  const [userId, otherId] = [other.account.core.userId, known.account.core.userId];
  await sandbox.raw('/control/persons', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ decide: { userId, otherId, isSame: true } }),
  });
  // MT5: the login for a withdrawal stays possible.
  const { regulated } = (await sandbox.logIn(like.details)).account;
  expect(regulated.restriction).toMatchObject({ kind: 'selfExclusion', until: expect.any(String) as string });
  await advanceClock(2 * dayMs);
  expect((await sandbox.logIn(like.details)).account.regulated.restriction?.kind).toBe('selfExclusion');
});

test.each([
  ['UK20e', 'uk'],
  ['ON4c', 'ca'],
] as const)(
  '%s a clock that moves back a day in the cooling-off changes nothing, and lets nobody in early @%s',
  async (_clause, marketId) => {
    const { player, returnToken } = await playerAfterExclusion(marketId);
    const { exclusion } = await askToReturn(returnToken);
    await advanceClock(-dayMs);
    const refused = await loginResult(player);
    expect(refused).toMatchObject({ code: accountCodes.accountSelfExcluded, until: exclusion.opensAt });
    expect(await stateOf(refused.returnToken)).toMatchObject({ isExcluded: true, opensAt: exclusion.opensAt });
    expect(await askToReturn(refused.returnToken)).toMatchObject({ requested: false });
    await advanceClock(2 * dayMs);
    expect(await stateOf((await bearerOf(player)).bearer)).toMatchObject({ isExcluded: false });
    expect((await kindsOf(player.userId)).slice(-2)).toEqual(['returnRequested', 'opened']);
  },
);

test('UK20d the control room shows the log of every exclusion @uk', async () => {
  const player = await sandbox.newPlayer();
  await excludeOnLogin(player);
  const page = String((await sandbox.raw('/control/exclusions')).body);
  expect(page).toContain(player.username);
  expect(page).toContain('Balance sent back');
});
