import { randomInt, randomUUID } from 'node:crypto';
import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';
import { accountStatuses } from '@foyer/contract/accounts';
import { gameById } from '@foyer/contract/games';
import type { GameInformation } from '@foyer/contract/games';
import { mustWinJackpots, progressiveJackpots } from '@foyer/contract/jackpots';
import type { MustWinJackpot, ProgressiveJackpot } from '@foyer/contract/jackpots';
import { takeBreak } from '@foyer/contract/limits';
import { winners } from '@foyer/contract/winners';
import type { Winner, WinnersSort } from '@foyer/contract/winners';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionResponse } from '../../sandbox/src/services/cashier/cashierApi.ts';
import type { SandboxPot } from './support/controlRequests.ts';
import { cashierCall, gameCall, openGame } from './support/openGame.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

const regencyUk = { brand: 'regency', marketId: 'uk' };

let sandbox: SandboxProcessUnderTest;
beforeAll(async () => {
  // Enough games for each pot to have several.
  sandbox = await startSandboxProcess({ CATALOGUE_SIZE: '300' });
});
afterAll(() => sandbox.stop());

async function mustWin(currencyIsoCode = 'GBP', service = sandbox): Promise<MustWinJackpot[]> {
  const sandboxResponse = await service.call(mustWinJackpots, {
    headers: { 'x-client-type': '70' },
    body: { jackpotGames: ['rapid', 'daily'], productId: 8145, currencyIsoCode },
  });
  return (sandboxResponse.body as { jackpots: MustWinJackpot[] }).jackpots;
}
async function progressive(currencyIsoCode = 'GBP', service = sandbox): Promise<ProgressiveJackpot[]> {
  const sandboxResponse = await service.call(progressiveJackpots, {
    body: { moduleIds: [19_340, 19_345], currencyIsoCode },
  });
  return (sandboxResponse.body as { jackpots: ProgressiveJackpot[] }).jackpots;
}
async function fetchWinners(sort: WinnersSort, currencyIsoCode = 'GBP', service = sandbox): Promise<Winner[]> {
  const sandboxResponse = await service.call(winners, { query: { productId: '8145', currencyIsoCode, sort } });
  return (sandboxResponse.body as { winners: Winner[] }).winners;
}
const potIn = (pots: readonly SandboxPot[], type: string, currencyIsoCode = 'GBP') =>
  pots.find((pot) => pot.type === type && pot.currencyIsoCode === currencyIsoCode);

test('LB-10 pots grow by real stakes in the players’ currency, and the books balance', async () => {
  const [game = 0] = (await mustWin())[0]?.gameGroupIds ?? [];
  const before = await sandbox.jackpots({ type: 'rapid', amount: 60_000, dropAmount: 500_000 });
  const rounds = await sandbox.simulatedRounds({ count: 40, gameGroupId: game, market: regencyUk });
  const staked = rounds.reduce((sum, { stake }) => sum + stake, 0);
  const after = await sandbox.jackpots();
  // One hundredth of the stakes. Fractions of a minor unit are carried over.
  expect(Math.abs((potIn(after, 'rapid')?.amount ?? 0) - 60_000 - staked / 100)).toBeLessThan(1);
  expect(potIn(after, 'rapid', 'EUR')).toEqual(potIn(before, 'rapid', 'EUR'));
  expect((await mustWin())[0]).toMatchObject({
    type: 'rapid',
    amount: potIn(after, 'rapid')?.amount,
    mustGoByAmount: 500_000,
  });
  expect(await sandbox.books()).toMatchObject({ balanced: true });
});

test('ON12a the services state each new amount of a jackpot at once, in the currency of the account @ca', async () => {
  for (const amount of [61_000, 62_000]) {
    await sandbox.jackpots({ type: 'rapid', currencyIsoCode: 'CAD', amount, dropAmount: 500_000 });
    expect((await mustWin('CAD'))[0]).toMatchObject({ type: 'rapid', amount });
  }
});

test('LB-10 a real player’s jackpot win is paid, announced and reseeded, and survives a crash', async () => {
  const [pot] = await progressive();
  const gameId = String(pot?.gameGroupIds[0]);
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const game = await openGame(sandbox, Number(gameId), player);
  const held = potIn(await sandbox.jackpots({ type: 'megaMoolah', winNext: true }), 'megaMoolah')?.amount ?? 0;
  const { status, body: round } = await gameCall<{ roundId: string; win: number; jackpotWin: number; balance: number }>(
    sandbox,
    'POST',
    '/rounds',
    game.sessionId,
    { bet: { stake: 100 }, clientRoundKey: randomUUID() },
  );
  expect(status).toBe(200);
  expect(round.jackpotWin).toBeGreaterThanOrEqual(held);
  expect(round.balance).toBe(game.balance - 100 + round.win);
  const [now] = await progressive();
  expect(now).toMatchObject({ amount: 100_000_000, lastWon: { amount: round.jackpotWin } });
  const books = await sandbox.books(player.userId);
  expect(books).toMatchObject({ balanced: true, balance: round.balance });
  expect(books.history.filter(({ kind }) => kind === 'win').map(({ amount }) => amount)).toContain(round.jackpotWin);
  // LB-09: the round is listed as a winner like any other.
  expect((await fetchWinners('topWinners'))[0]).toMatchObject({
    amount: round.win,
    gameGroupId: Number(gameId),
    playerName: expect.stringMatching(/^p\*\*\*[\da-f]$/) as string,
  });

  await sandbox.jackpots({ type: 'rapid', amount: 77_777 });
  const before = await sandbox.jackpots();
  await sandbox.crashAndRestart();
  expect(await sandbox.jackpots()).toEqual(before);
  expect(await sandbox.books()).toMatchObject({ balanced: true });
});

test('LB-09 winners are real rounds of one market with a big win, in three orders', async () => {
  const market = { brand: 'regency', marketId: 'ca' };
  const { minStake, minMultiple, anyStakeFrom } =
    brands.flatMap(({ markets }) => markets).find(({ brand, id }) => brand === market.brand && id === market.marketId)
      ?.rules.bigWin ?? restOfWorldRules.bigWin;
  const rounds = await sandbox.simulatedRounds({ count: 200, market });
  const rapidGame = (await mustWin('CAD'))[0]?.gameGroupIds[0] ?? 0;
  for (const amount of [290_000, 640_000, 120_000, 500_000, 150_000, 95_000]) {
    await sandbox.jackpots({ type: 'rapid', currencyIsoCode: 'CAD', amount, winNext: true });
    rounds.push(...(await sandbox.simulatedRounds({ count: 1, gameGroupId: rapidGame, market })));
  }
  const won = rounds.filter(
    ({ stake, win }) => win >= anyStakeFrom || (stake >= minStake && win >= minMultiple * stake),
  );
  expect(won.length).toBeGreaterThan(5);
  expect(won.length).toBeLessThan(rounds.filter(({ stake, win }) => win > stake).length);
  const shown = (list: readonly Winner[]) => list.map(({ gameGroupId, amount }) => [gameGroupId, amount]);
  const expected = (list: typeof won) => list.slice(0, 24).map(({ gameGroupId, win }) => [gameGroupId, win]);
  expect(shown(await fetchWinners('current', 'CAD'))).toEqual(expected(won.toReversed()));
  const byWin = (await fetchWinners('topWinners', 'CAD')).map(({ amount }) => amount);
  expect(byWin).toEqual(
    won
      .map(({ win }) => win)
      .toSorted((one, other) => other - one)
      .slice(0, 24),
  );
  const multipliers = (await fetchWinners('topMultiplier', 'CAD')).map(({ multiplier }) => multiplier);
  expect(multipliers).toEqual(multipliers.toSorted((one, other) => other - one));
  expect(multipliers[0]).toBeCloseTo(Math.max(...won.map(({ stake, win }) => win / stake)), 1);
  const sandboxResponse = await sandbox.call(winners, {
    query: { productId: '17447', currencyIsoCode: 'CAD', sort: 'current' },
  });
  expect((sandboxResponse.body as { winners: Winner[] }).winners).toEqual([]);
});

test('ON12b the terms of a jackpot stay the same during a session, and after a win it restarts at the seed that they name @ca', async () => {
  const [pot] = await progressive('CAD');
  const gameId = String(pot?.gameGroupIds[0]);
  const player = await sandbox.newPlayer({ scenario: 'funded', marketId: 'ca' });
  const { sessionId } = await openGame(sandbox, Number(gameId), player);
  const terms = async () => {
    const { body } = await sandbox.call(gameById, {
      params: { gameId },
      query: { productId: '8145', currencyIsoCode: 'CAD' },
    });
    return (body as GameInformation).jackpots.find(({ type }) => type === 'megaMoolah')?.facts;
  };
  const before = await terms();
  await sandbox.jackpots({ type: 'megaMoolah', currencyIsoCode: 'CAD', winNext: true });
  const { body: round } = await gameCall<{ jackpotWin: number }>(sandbox, 'POST', '/rounds', sessionId, {
    bet: { stake: 100 },
    clientRoundKey: randomUUID(),
  });
  expect(round.jackpotWin).toBeGreaterThan(0);
  expect(await terms()).toEqual(before);
  const restarted = (await progressive('CAD')).find(({ moduleId }) => moduleId === pot?.moduleId)?.amount ?? 0;
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'CAD' });
  expect(before?.join(' ')).toContain(money.format(restarted / 100));
});

test.each([
  ['uk', 'GBP', '5,000.00'],
  ['ca', 'CAD', '8,500.00'],
])('UK16b the facts of a jackpot can be read with the game before playing @%s', async (_, currencyIsoCode, ceiling) => {
  const [rapid] = await mustWin(currencyIsoCode);
  const read = async (culture: 'en' | 'zh', gameId: number) =>
    (
      (
        await sandbox.call(gameById, {
          params: { gameId: String(gameId) },
          query: { productId: '8145', culture, currencyIsoCode },
        })
      ).body as GameInformation
    ).jackpots;
  const game = rapid?.gameGroupIds[0] ?? 0;
  const [english] = (await read('en', game)).filter(({ type }) => type === 'rapid');
  expect(english?.facts.join(' ')).toContain(ceiling);
  const [chinese] = (await read('zh', game)).filter(({ type }) => type === 'rapid');
  expect(chinese?.facts).toHaveLength(english?.facts.length ?? 0);
  const inPots = new Set([...(await progressive()), ...(await mustWin())].flatMap(({ gameGroupIds }) => gameGroupIds));
  const plain =
    (await sandbox.simulatedRounds({ count: 60 }))
      .map(({ gameGroupId }) => gameGroupId)
      .find((id) => !inPots.has(id)) ?? 0;
  expect(await read('en', plain)).toEqual([]);
});

test('invalid pot settings and unknown rounds are refused', async () => {
  const before = await sandbox.jackpots();
  await expect(sandbox.jackpots({ type: 'rapid', amount: 500_000 })).rejects.toThrow('400');
  await expect(sandbox.jackpots({ type: 'rapid', currencyIsoCode: 'USD', amount: 6000 })).rejects.toThrow('400');
  expect(await sandbox.jackpots()).toEqual(before);
  await expect(sandbox.simulatedRounds({ count: 1, gameGroupId: 1 })).rejects.toThrow('409');
  await expect(sandbox.simulatedRounds({ count: 1, market: { brand: 'regency', marketId: 'mars' } })).rejects.toThrow(
    '409',
  );
});

test('an unknown product is not found, and an unused currency has no pots or winners', async () => {
  const headers = { 'x-client-type': '70' } as const;
  expect(
    (
      await sandbox.call(mustWinJackpots, {
        headers,
        body: { jackpotGames: ['rapid'], productId: 1, currencyIsoCode: 'GBP' },
      })
    ).status,
  ).toBe(404);
  expect(
    (await sandbox.call(winners, { query: { productId: '1', currencyIsoCode: 'GBP', sort: 'current' } })).status,
  ).toBe(404);
  expect([await mustWin('USD'), await progressive('USD'), await fetchWinners('current', 'USD')]).toEqual([[], [], []]);
  const { body } = await sandbox.call(mustWinJackpots, {
    headers,
    body: { jackpotGames: ['daily', 'daily'], productId: 8145, currencyIsoCode: 'GBP' },
  });
  expect((body as { jackpots: MustWinJackpot[] }).jackpots.map(({ type }) => type)).toEqual(['daily']);
});

describe('with simulated players', () => {
  let simulated: SandboxProcessUnderTest;
  beforeAll(async () => {
    simulated = await startSandboxProcess({ CATALOGUE_SIZE: '300', SIMULATED_PLAYERS: 'on' });
  });
  afterAll(() => simulated.stop());

  test('LB-10 every pot has a last win with game and masked winner from the first start on, and grows', async () => {
    const [daily, progressives] = [await mustWin('EUR', simulated), await progressive('EUR', simulated)];
    const pots = [...daily, ...progressives];
    expect(pots).toHaveLength(4);
    for (const { lastWon, gameGroupIds } of pots) {
      expect(lastWon).toMatchObject({
        amount: expect.any(Number) as number,
        playerName: expect.stringMatching(/^.\*{3}.$/) as string,
      });
      expect(gameGroupIds).toContain(lastWon?.gameGroupId);
    }
    const before = progressives[0]?.amount ?? 0;
    await expect
      .poll(async () => (await progressive('EUR', simulated))[0]?.amount, { timeout: 20_000 })
      .toBeGreaterThan(before);
    expect(await simulated.books()).toMatchObject({ balanced: true });
  });

  test('LB-09 the lists have believable wins of the past week from the first start on', async () => {
    await expect
      .poll(async () => (await fetchWinners('topWinners', 'GBP', simulated)).length, { timeout: 60_000 })
      .toBe(24);
    for (const { amount, multiplier, playerName } of await fetchWinners('current', 'GBP', simulated)) {
      expect(amount).toBeGreaterThanOrEqual(5000);
      expect(multiplier).toBeGreaterThanOrEqual(25);
      expect(playerName).toMatch(/^.\*{3}.$/);
    }
  });
});

/** Opens a game of a progressive pot, and plays the round that wins it. */
async function winMegaMoolah() {
  const [pot] = await progressive();
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const game = await openGame(sandbox, pot?.gameGroupIds[0] ?? 0, player);
  // An amount that no other test won: a public list does not say whose win it shows.
  await sandbox.jackpots({ type: 'megaMoolah', amount: (pot?.amount ?? 0) + randomInt(1, 1_000_000), winNext: true });
  const stake = () =>
    gameCall<{ win: number; jackpotWin: number; balance: number }>(sandbox, 'POST', '/rounds', game.sessionId, {
      bet: { stake: 100 },
      clientRoundKey: randomUUID(),
    });
  const { body: round } = await stake();
  expect(round.jackpotWin).toBeGreaterThan(0);
  await sandbox.moveClock(game.minimumRoundMs);
  return { player, game, round, stake };
}

/** The pot says that it was won in any case. */
async function expectShown({ win, jackpotWin }: { win: number; jackpotWin: number }, isShown: boolean): Promise<void> {
  expect((await fetchWinners('topWinners')).some(({ amount }) => amount === win)).toBe(isShown);
  const [pot] = await progressive();
  expect(pot?.lastWon?.amount).toBe(jackpotWin);
  expect(pot?.lastWon?.playerName !== undefined).toBe(isShown);
}

test('AU-19 LB-10 a ban after a jackpot win leaves the win in the account, shows it in no list, and no pot takes the next stake', async () => {
  const { player, round, stake } = await winMegaMoolah();
  await sandbox.setStatus(player.userId, accountStatuses.blacklisted);
  await sandbox.jackpots({ type: 'megaMoolah', winNext: true });
  const before = await sandbox.jackpots();
  expect((await stake()).status).toBe(401);
  expect(await sandbox.jackpots()).toEqual(before);
  expect(potIn(before, 'megaMoolah')).toMatchObject({ winNext: true, lastWon: { userId: player.userId } });
  expect(await sandbox.books(player.userId)).toMatchObject({ balanced: true, balance: round.balance });
  await expectShown(round, false);
  // Support lifts the ban: the win is there, and can be withdrawn.
  await sandbox.setStatus(player.userId, accountStatuses.active);
  const { tokens } = await sandbox.logIn(player);
  const cashier = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken: tokens.launchTokens[0],
  });
  expect(cashier.body.obstacles).toMatchObject({ withdrawal: null });
  await expectShown(round, true);
  await sandbox.jackpots({ type: 'megaMoolah', winNext: false });
});

test('UK20i LB-10 an exclusion after a jackpot win sends the whole win back with the balance @uk', async () => {
  const { player, game, round } = await winMegaMoolah();
  const body = { kind: 'selfExclusion', period: '6m', understood: true } as const;
  expect((await sandbox.call(takeBreak, { body }, { bearer: game.userToken })).status).toBe(200);
  const { balance, balanced, history } = await sandbox.books(player.userId);
  expect([balance, balanced]).toEqual([0, true]);
  expect(history.some(({ amount }) => Math.abs(amount) === round.balance)).toBe(true);
  await expectShown(round, false);
});
