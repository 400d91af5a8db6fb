import { randomUUID } from 'node:crypto';
import { brands } from '@foyer/brands/brands';
import type { Market } from '@foyer/brands/market';
import { sessionSummary } from '@foyer/contract/accounts';
import type { SessionSummary } from '@foyer/contract/accounts';
import { celebrationOf } from '@foyer/contract/celebration';
import { gameHistory } from '@foyer/contract/history';
import type { GameHistory } from '@foyer/contract/history';
import { noteReview, playerProtection, setLimit, setReminder } from '@foyer/contract/limits';
import type { Protection } from '@foyer/contract/limits';
import { register } from '@foyer/contract/registration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionResponse } from '../../sandbox/src/services/cashier/cashierApi.ts';
import { usualBrand } from './support/differingPlayer.ts';
import { cashierCall, gameCall, openGame } from './support/openGame.ts';
import { gameOf } from './support/openGameSession.ts';
import { registrationRequest } from './support/registrationRequest.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

/** What the services give a player by the market of the account. */
let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const marketOf = (marketId: string) =>
  brands.find(({ id }) => id === usualBrand())?.markets.find(({ id }) => id === marketId) as Market;
const dayMs = 86_400_000;
const slot = gameOf('slot').gameGroupId;
const bearerOf = async (marketId: string) => ({
  bearer: (await sandbox.logIn(await sandbox.newPlayer({ marketId }))).tokens.userToken,
});
const protectionOf = async (asPlayer: { bearer: string }) =>
  (await sandbox.call(playerProtection, {}, asPlayer)).body as Protection;
const openSlot = async (marketId: string) => openGame(sandbox, slot, await sandbox.newPlayer({ marketId }));
const begin = (sessionId: string, stake: number) =>
  gameCall<{ reason?: string; win: number }>(sandbox, 'POST', '/rounds', sessionId, {
    bet: { stake },
    clientRoundKey: randomUUID(),
  });

test.each(['uk', 'ca', 'row', 'row-zh'])(
  'UK3 UK6b ON13a MT2 MT3b My play offers what the market of the account demands, with its help line @%s',
  async (marketId) => {
    const asPlayer = await bearerOf(marketId);
    const { rules } = marketOf(marketId);
    const { offers, lifetimeNetDeposits, currencyIsoCode } = await protectionOf(asPlayer);
    const { exclusionRegister: _register, ...demanded } = rules.saferGambling;
    expect(offers).toMatchObject({ ...demanded, helpLine: rules.helpLine });
    expect(offers.otherBrands).toEqual(brands.filter(({ id }) => id !== usualBrand()).map(({ name }) => name));
    expect([lifetimeNetDeposits, currencyIsoCode]).toEqual([0, rules.currencyIsoCode]);
    const [minutes = 0] = offers.reminderMinutes.choices;
    expect((await sandbox.call(setReminder, { body: { minutes } }, asPlayer)).body).toMatchObject({
      reminderMinutes: minutes,
    });
  },
);

test('UK15b UK15c a player without a limit chooses an earlier review, and is asked then @uk', async () => {
  const player = await sandbox.newPlayer({ marketId: 'uk' });
  const logIn = async () => ({ bearer: (await sandbox.logIn(player)).tokens.userToken });
  const asPlayer = await logIn();
  const months = (await protectionOf(asPlayer)).offers.reviewMonths?.choices.at(-1) ?? 0;
  const noted = await sandbox.call(noteReview, { body: { reviewed: true, months } }, asPlayer);
  expect(noted.body).toMatchObject({ reviewMonths: months, isReviewDue: false });
  const laterMs = (months * 31 + 1) * dayMs;
  await sandbox.moveClock(laterMs);
  const { isReviewDue, limits } = await protectionOf(await logIn());
  expect([isReviewDue, limits.filter(({ value }) => value !== null)]).toEqual([true, []]);
  await sandbox.moveClock(-laterMs);
});

test.each(['uk', 'ca'])(
  'UK11b UK12a UK12b UK14a ON7b limits of any amount are set for a day, a week and a month, and stricter ones apply at once @%s',
  async (marketId) => {
    const asPlayer = await bearerOf(marketId);
    const { limits } = await protectionOf(asPlayer);
    const kinds = ['deposit', 'loss', 'time'] as const;
    const periods = ['day', 'week', 'month'] as const;
    expect(limits.map(({ kind, period }) => [kind, period])).toEqual(
      kinds.flatMap((kind) => periods.map((period) => [kind, period])),
    );
    for (const kind of kinds) {
      for (const period of periods) {
        for (const value of [1237, 1123]) {
          const { body } = await sandbox.call(setLimit, { body: { kind, period, value } }, asPlayer);
          const set = (body as Protection).limits.find((limit) => limit.kind === kind && limit.period === period);
          expect(set).toMatchObject({ value, waiting: null });
        }
      }
    }
  },
);

test.each(['uk', 'ca', 'row', 'row-zh'])(
  'UK1a UK7a UK7b UK16a ON6a ON6b MT4a a game has the currency and the pace of the account’s market, its return, and no auto-play @%s',
  async (marketId) => {
    const { currencyIsoCode, minimumRoundMs } = marketOf(marketId).rules;
    const opened = await openSlot(marketId);
    expect(opened).toMatchObject({ currencyIsoCode, balance: 100_000, minimumRoundMs: minimumRoundMs.slot });
    expect(opened.rules.join(' ')).toContain(gameOf('slot').rtp.toFixed(2));
    expect(JSON.stringify(opened.setup)).not.toMatch(/auto|turbo|quick/i);
    expect((await begin(opened.sessionId, 20)).status).toBe(200);
    expect((await begin(opened.sessionId, 20)).body).toMatchObject({ reason: 'tooEarly' });
    await sandbox.moveClock(minimumRoundMs.slot);
    expect((await begin(opened.sessionId, 20)).status).toBe(200);
  },
);

test.each([
  ['UK9a', 'uk', 'win'],
  ['ON5 ON6d', 'ca', 'win'],
  ['no-UK9a no-ON5', 'row', 'bigWin'],
] as const)(
  '%s games celebrate no return up to the stake, and others as the market of the account allows @%s',
  async (_ids, marketId, level) => {
    const { winCelebration } = await openSlot(marketId);
    const levelOf = (win: number) =>
      celebrationOf({ stake: 100, win }, { market: winCelebration, step: 'lively', prefersReducedMotion: false }).level;
    expect([levelOf(99), levelOf(100), levelOf(1500)]).toEqual(['none', 'none', level]);
  },
);

test.each(['uk', 'ca'])(
  'UK2a UK2b UK4a UK5 ON6e session and history agree on the net position in the account’s currency, for a year @%s',
  async (marketId) => {
    const { currencyIsoCode } = marketOf(marketId).rules;
    const { sessionId, userToken: bearer } = await openSlot(marketId);
    const { body: round } = await begin(sessionId, 100);
    await sandbox.moveClock(65_000);
    const summary = (await sandbox.call(sessionSummary, { query: {} }, { bearer })).body as SessionSummary;
    expect(summary).toMatchObject({ currencyIsoCode, netPosition: round.win - 100, rounds: 1 });
    expect(summary.elapsedSeconds).toBeGreaterThanOrEqual(65);
    const untilMs = Date.parse(summary.sessionStartTime) + 3_600_000;
    const query = { sinceMs: String(untilMs - 365 * dayMs), untilMs: String(untilMs) };
    const history = (await sandbox.call(gameHistory, { query }, { bearer })).body as GameHistory;
    expect(history).toMatchObject({ currencyIsoCode, totals: { staked: 100, won: round.win } });
    expect(history.rounds).toHaveLength(1);
  },
);

test.each(['uk', 'ca', 'row', 'row-zh'])(
  'UK1b UK11a UK13b UK18c UK25b MT1b the cashier has tools, limits and statements of the account’s market @%s',
  async (marketId) => {
    const { rules } = marketOf(marketId);
    const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ marketId }));
    const limit = { kind: 'deposit', period: 'week', value: 5000 } as const;
    await sandbox.call(setLimit, { body: limit }, { bearer: tokens.userToken });
    const { body } = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
      launchToken: tokens.launchTokens[0],
    });
    expect(body).toMatchObject({
      currencyIsoCode: rules.currencyIsoCode,
      isFirstDeposit: true,
      helpLine: rules.helpLine,
      limits: [{ period: 'week', value: 5000, used: 0 }],
      withdrawalCancelling: rules.withdrawalCancelling,
      obstacles: { deposit: null },
    });
    expect(body.balances[0]).toEqual({ type: 0, amount: 100_000 });
    expect(body.customerFunds !== '').toBe(rules.customerFunds !== null);
    const inLanguage = body.culture === 'zh' ? /[\u4e00-\u9fff]/ : /[a-z]/;
    for (const text of [body.customerFunds, body.identityCheck, body.methods[0]?.name ?? ''].filter(Boolean))
      expect(text).toMatch(inLanguage);
    expect(body.identityCheck !== '').toBe(rules.verifyBefore.play || rules.verifyBefore.withdraw);
  },
);

test.each([
  ['UK18b', 'uk'],
  ['ON14a', 'ca'],
] as const)('%s registration refuses whoever is two days too young for the market @%s', async (_id, marketId) => {
  const { minimumAge } = marketOf(marketId).rules;
  const birthday = (days: number) => {
    const date = new Date(Date.now() + days * dayMs);
    return `${date.getUTCFullYear() - minimumAge}${date.toISOString().slice(4, 10)}`;
  };
  const registered = async (dateOfBirth: string) =>
    (await sandbox.call(register, { body: registrationRequest(marketId, { dateOfBirth }) })).body;
  expect(await registered(birthday(2))).toMatchObject({ opened: false, problems: { dateOfBirth: 'tooYoung' } });
  expect(await registered(birthday(-2))).toMatchObject({ opened: true });
});
