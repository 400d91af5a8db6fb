import { maxWinners } from '@foyer/contract/winners';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { playedGame } from '@foyer/games/catalogue/playedGame';
import { engines } from '@foyer/games/engines/engines';
import { engineKinds } from '@foyer/games/engines/gameEngine';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import { expect, test } from 'vitest';
import { change } from '../kernel/database.ts';
import { testSandboxContext } from '../kernel/testSandboxContext.ts';
import { createWinners, winnersSchema } from '../services/winners/winners.ts';
import { createPastWins, playedRound } from './pastWins.ts';
import { simulatedName } from './simulatedPlayerPool.ts';
import { simulatedPlayersSchema } from './simulatedPlayersModule.ts';

const catalogue = createCatalogue(300);
const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
const market = { productId: 8145, currencyIsoCode: 'GBP' };

function setUp() {
  const sandboxContext = testSandboxContext(winnersSchema, simulatedPlayersSchema);
  const members = Array.from({ length: 12 }, (_, number) => ({
    userId: number + 1,
    productId: 8145,
    brand: 'regency',
    marketId: 'uk',
    number,
  }));
  const winners = createWinners(sandboxContext, (userId) => ({ username: simulatedName(userId), product_id: 8145 }));
  const pastWins = createPastWins(sandboxContext, {
    winners,
    catalogue,
    playerPool: { members },
    currencyOf: () => 'GBP',
    played,
  });
  /** Leaves out all but the last day of the past. */
  const leaveOneDay = () =>
    change(
      sandboxContext.database,
      'INSERT INTO simulated_wins (product_id, currency, won_until) VALUES (8145, ?, ?)',
      'GBP',
      sandboxContext.clock.now() - 86_400_000,
    );
  const playAll = () => {
    let parts = 1;
    while (pastWins.playOn()) parts += 1;
    return parts;
  };
  const shown = () =>
    winners.list(market, 'topWinners').map(({ gameGroupId, amount, wonAt }) => [gameGroupId, amount, wonAt]);
  return { ...sandboxContext, winners, leaveOneDay, playAll, shown };
}

test('LB-09 the first start has a week of big wins of mixed games, players, amounts and times', () => {
  const { winners, playAll, clock } = setUp();
  expect(playAll()).toBeGreaterThan(3);
  for (const sort of ['topWinners', 'topMultiplier', 'current'] as const) {
    const list = winners.list(market, sort);
    expect(list).toHaveLength(maxWinners);
    for (const { amount, multiplier, wonAt, playerName } of list) {
      expect(amount).toBeGreaterThanOrEqual(5000);
      expect(multiplier).toBeGreaterThanOrEqual(25);
      expect(wonAt).toBeLessThanOrEqual(clock.now());
      expect(wonAt).toBeGreaterThan(clock.now() - 7 * 86_400_000);
      expect(playerName).toMatch(/^.\*{3}.$/);
    }
  }
  const top = winners.list(market, 'topWinners');
  expect(top[0]?.amount).toBeGreaterThan(50_000);
  expect(new Set(top.map(({ gameGroupId }) => gameGroupId)).size).toBeGreaterThan(6);
  expect(new Set(top.map(({ playerName }) => playerName)).size).toBeGreaterThan(4);
});

test('LB-09 the wins of a time are always the same, and a time is played once', () => {
  const one = setUp();
  const other = setUp();
  for (const { leaveOneDay, playAll } of [one, other]) {
    leaveOneDay();
    playAll();
  }
  expect(one.shown().length).toBeGreaterThan(5);
  expect(one.shown()).toEqual(other.shown());
  expect(one.playAll()).toBe(1);
  expect(one.shown()).toEqual(other.shown());
});

test('LB-09 after an absence the list has wins of that time', () => {
  const { winners, leaveOneDay, playAll, clock } = setUp();
  leaveOneDay();
  playAll();
  clock.move(30 * 86_400_000);
  expect(winners.list(market, 'current')).toEqual([]);
  playAll();
  expect(winners.list(market, 'current')).toHaveLength(maxWinners);
});

test('a round of every model is played to its end with the engine alone', () => {
  const draw = seededDraw(3);
  const games = new Map(catalogue.all.map(({ engine, modelId, gameGroupId }) => [`${engine} ${modelId}`, gameGroupId]));
  expect(new Set([...games.keys()].map((name) => name.split(' ')[0]))).toEqual(new Set(engineKinds));
  for (const [name, gameGroupId] of games) {
    const game = played(gameGroupId);
    for (let count = 0; count < 20; count += 1) {
      const round = game && playedRound(game, draw);
      expect([name, (round?.stake ?? 0) > 0, Number.isSafeInteger(round?.win)]).toEqual([name, true, true]);
    }
  }
});
