import { expect, test } from 'vitest';
import { createAccounts } from '../accounts/accounts.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { isPassword } from '../accounts/password.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { createJackpots } from '../jackpots/jackpots.ts';
import { jackpotsSchema } from '../jackpots/jackpotsSchema.ts';
import { testPlatformContext } from '../kernel/testPlatformContext.ts';
import { engines } from '../play/engines.ts';
import { engineKinds } from '../play/gameEngine.ts';
import { playedGame } from '../play/playedGame.ts';
import { playSchema } from '../play/playSchema.ts';
import { createRounds } from '../play/rounds.ts';
import { seededDraw } from '../play/seededDraw.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createWinners } from '../winners/winners.ts';
import { winnersSchema } from '../winners/winnersSchema.ts';
import { createSimulatedPlay } from './simulatedPlay.ts';
import type { SimulatedRound } from './simulatedPlay.ts';
import { createSimulatedPlayerPool } from './simulatedPlayerPool.ts';
import { simulatedPlayersSchema } from './simulatedPlayersSchema.ts';

function house() {
  const platformContext = testPlatformContext(
    walletSchema,
    accountsSchema,
    jackpotsSchema,
    playSchema,
    winnersSchema,
    simulatedPlayersSchema,
  );
  const draw = seededDraw(7);
  const catalogue = createCatalogue(300);
  const wallet = createWallet(platformContext);
  const accounts = createAccounts(platformContext, wallet);
  const jackpots = createJackpots(platformContext, { wallet, catalogue, draw });
  const winners = createWinners(
    platformContext,
    (userId) => accounts.players.byId(userId),
    () => 0,
  );
  jackpots.open();
  const playerPool = createSimulatedPlayerPool(platformContext, accounts.players);
  const play = createSimulatedPlay(platformContext, {
    playerPool,
    accounts,
    wallet,
    catalogue,
    draw,
    maintenance: { backAt: () => null },
    played: (gameGroupId) => playedGame(catalogue, engines, gameGroupId),
    rounds: createRounds(platformContext, { wallet, engines, watches: [jackpots, winners], draw }),
  });
  return { ...platformContext, catalogue, wallet, accounts, jackpots, winners, playerPool, play };
}

test('LB-09 LB-10 simulated players play every kind of game to its end, and jackpots, winners and books are theirs', () => {
  const { catalogue, wallet, jackpots, winners, playerPool, play, database } = house();
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
  const told = winners.list({ productId: 8145, currencyIsoCode: 'GBP' }, 'topWinners');
  const best = played
    .filter(({ stake, win }) => win > stake)
    .map(({ win }) => win)
    .toSorted((one, other) => other - one);
  expect(told.map(({ amount }) => amount)).toEqual(best.slice(0, told.length));
  expect(told.length).toBeGreaterThan(5);
  expect(database.prepare('SELECT count(*) AS open FROM game_round WHERE win IS NULL').get()).toEqual({ open: 0 });
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
  // Each player waits out the market's shortest time of a round, so others came.
  expect(playerPool.members.length).toBeGreaterThan(20);
  play.leave();
  expect(database.prepare('SELECT count(*) AS open FROM player_session WHERE closed_at IS NULL').get()).toEqual({
    open: 0,
  });
});

test('a simulated player is marked, belongs to a market, and nobody can log in as one', async () => {
  const { playerPool, accounts, database } = house();
  for (let count = 0; count < 10; count += 1) playerPool.add();
  expect(new Set(playerPool.members.map(({ brand, marketId }) => `${brand} ${marketId}`)).size).toBe(6);
  expect(database.prepare('SELECT count(*) AS marked FROM simulated_player').get()).toEqual({ marked: 10 });
  const player = accounts.players.byId(playerPool.members[0]?.userId ?? 0);
  for (const guess of ['', 'play-money-1', player?.username ?? ''])
    expect(await isPassword(guess, player?.password)).toBe(false);
});

test('who has lost everything is granted more, and who has just played waits', () => {
  const { playerPool, play, wallet, clock } = house();
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

test('what there is not is not played', () => {
  const { play } = house();
  expect(play.playNow({ gameGroupId: 1 })).toBeNull();
  expect(play.playNow({ market: { brand: 'regency', marketId: 'mars' } })).toBeNull();
});
