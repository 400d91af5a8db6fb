import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { playedGame } from '@foyer/games/catalogue/playedGame';
import { engines } from '@foyer/games/engines/engines';
import { engineKinds } from '@foyer/games/engines/gameEngine';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../kernel/testSandboxContext.ts';
import { createAccounts } from '../services/accounts/accounts.ts';
import { accountsSchema } from '../services/accounts/accountsSchema.ts';
import { isPassword } from '../services/accounts/password.ts';
import { createJackpots } from '../services/jackpots/jackpots.ts';
import { jackpotsSchema } from '../services/jackpots/jackpotsSchema.ts';
import { playSchema } from '../services/play/playSchema.ts';
import { createRounds } from '../services/play/rounds.ts';
import { createWallet } from '../services/wallet/wallet.ts';
import { walletSchema } from '../services/wallet/walletSchema.ts';
import { createWinners, winnersSchema } from '../services/winners/winners.ts';
import { createSimulatedPlay } from './simulatedPlay.ts';
import type { SimulatedRound } from './simulatedPlay.ts';
import { createSimulatedPlayerPool } from './simulatedPlayerPool.ts';
import { simulatedPlayersSchema } from './simulatedPlayersModule.ts';

function setUp() {
  const sandboxContext = testSandboxContext(
    walletSchema,
    accountsSchema,
    jackpotsSchema,
    playSchema,
    winnersSchema,
    simulatedPlayersSchema,
  );
  const draw = seededDraw(7);
  const catalogue = createCatalogue(300);
  const wallet = createWallet(sandboxContext);
  const accounts = createAccounts(sandboxContext, wallet);
  const jackpots = createJackpots(sandboxContext, wallet, catalogue, draw);
  const winners = createWinners(sandboxContext, (userId) => accounts.players.byId(userId), {
    rulesOf: () => ({ minStake: 0, minMultiple: 0, anyStakeFrom: 0 }),
  });
  jackpots.open();
  const playerPool = createSimulatedPlayerPool(sandboxContext, accounts.players);
  const play = createSimulatedPlay(sandboxContext, {
    playerPool,
    accounts,
    wallet,
    catalogue,
    draw,
    maintenance: { isClosed: () => false },
    played: (gameGroupId) => playedGame(catalogue, engines, gameGroupId),
    rounds: createRounds(sandboxContext, { wallet, engines, observers: [jackpots, winners], draw }),
  });
  return { ...sandboxContext, catalogue, wallet, accounts, jackpots, winners, playerPool, play };
}

test('LB-09 LB-10 simulated players play every kind of game and feed jackpots, winners and books', () => {
  const { catalogue, wallet, jackpots, winners, playerPool, play, database } = setUp();
  const uk = { brand: 'regency', marketId: 'uk' };
  const played: SimulatedRound[] = [];
  const ways = new Map(catalogue.all.map((game) => [`${game.engine} ${game.modelId}`, game.gameGroupId]));
  expect(new Set([...ways.keys()].map((way) => way.split(' ')[0]))).toEqual(new Set(engineKinds));
  for (const [way, gameGroupId] of ways) {
    for (let count = 0; count < 8; count += 1) {
      const round = play.playNow({ gameGroupId, market: uk });
      expect([way, round]).toEqual([way, expect.objectContaining({ gameGroupId })]);
      if (round) played.push(round);
    }
  }
  const jackpotGame = catalogue.all.find(({ jackpots: pots }) => pots.includes('rapid'))?.gameGroupId ?? 0;
  const before = jackpots.pot('rapid', 'GBP')?.amount ?? 0;
  for (let count = 0; count < 40; count += 1) {
    const round = play.playNow({ gameGroupId: jackpotGame, market: uk });
    if (round) played.push(round);
  }
  expect(jackpots.pot('rapid', 'GBP')?.amount).toBeGreaterThan(before);
  const listed = winners.list({ productId: 8145, currencyIsoCode: 'GBP' }, 'topWinners');
  const best = played
    .filter(({ stake, win }) => win > stake)
    .map(({ win }) => win)
    .toSorted((one, other) => other - one);
  expect(listed.map(({ amount }) => amount)).toEqual(best.slice(0, listed.length));
  expect(listed.length).toBeGreaterThan(5);
  expect(database.prepare('SELECT count(*) AS open FROM game_round WHERE win IS NULL').get()).toEqual({ open: 0 });
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
  // Each player waits for the market’s minimum round time, so other players were added.
  expect(playerPool.members.length).toBeGreaterThan(20);
  play.endSessions();
  expect(database.prepare('SELECT count(*) AS open FROM player_session WHERE closed_at IS NULL').get()).toEqual({
    open: 0,
  });
});

test('a simulated player is marked, belongs to a market and cannot log in', async () => {
  const { playerPool, accounts, database } = setUp();
  for (let count = 0; count < 10; count += 1) playerPool.add();
  expect(new Set(playerPool.members.map(({ brand, marketId }) => `${brand} ${marketId}`)).size).toBe(6);
  expect(database.prepare('SELECT count(*) AS marked FROM simulated_player').get()).toEqual({ marked: 10 });
  const player = accounts.players.byId(playerPool.members[0]?.userId ?? 0);
  for (const guess of ['', 'play-money-1', player?.username ?? ''])
    expect(await isPassword(guess, player?.password)).toBe(false);
});

test('a player without money gets a new grant, and a player who just played waits', () => {
  const { playerPool, play, wallet, clock } = setUp();
  const market = { brand: 'pulse', marketId: 'row' };
  const member = playerPool.add(market);
  wallet.book({ key: 'lost', userId: member?.userId ?? 0, kind: 'withdrawal', amount: 50_000, reference: 'lost' });
  expect(play.playOne()).toMatchObject({ userId: member?.userId });
  expect(play.playOne()).toBeNull();
  clock.move(5000);
  expect(play.playOne()).toMatchObject({ userId: member?.userId });
  clock.move(-86_400_000);
  expect(play.playOne()).not.toBeNull();
});

test('unknown games and markets are not played', () => {
  const { play } = setUp();
  expect(play.playNow({ gameGroupId: 1 })).toBeNull();
  expect(play.playNow({ market: { brand: 'regency', marketId: 'mars' } })).toBeNull();
});
