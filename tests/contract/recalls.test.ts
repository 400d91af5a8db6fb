import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gamesSearch } from '@foyer/contract/content';
import { fairness, type FairnessFile } from '@foyer/contract/fairness';
import { launch } from '@foyer/contract/gameLaunch';
import { gameById, gamesList } from '@foyer/contract/games';
import type { Game, GameInformation } from '@foyer/contract/games';
import { gameRound } from '@foyer/contract/history';
import type { GameRound } from '@foyer/contract/history';
import { takeBreak } from '@foyer/contract/limits';
import { recalledGames } from '@foyer/contract/recalledGames';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '../../games/src/catalogue/catalogue.ts';
import type { ShownBlackjack } from '../../games/src/engines/blackjack/blackjackApi.ts';
import type { RoundResponse, SessionResponse } from '../../games/src/play/playApi.ts';
import { openGameFor, type PlayedRound } from './support/gamePlayer.ts';
import { gameCall, openGame } from './support/openGame.ts';
import { gameOf, openGameSession } from './support/openGameSession.ts';
import { startSandboxProcess, type SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());
const { gameGroupId: blackjack } = gameOf('blackjack');
const { gameGroupId: slot } = gameOf('slot');
const reason = 'A laboratory found a fault.';
afterEach(() => sandbox.recalls({ reinstate: [blackjack, slot], reason: 'End of the test.' }));

/** Begins rounds until one waits for a move. */
async function openRound(player: { username: string; password: string }) {
  const game = await openGameFor<ShownBlackjack>(sandbox, player, blackjack);
  for (;;) {
    const round: PlayedRound<ShownBlackjack> = await game.begin({ stake: 1000 });
    if (round.win === null) return { ...game, round };
    await sandbox.moveClock(game.session.minimumRoundMs);
  }
}

test('GM-09 a recall in the middle of a blackjack round returns its stake and ends the game', async () => {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const { round, session } = await openRound(player);
  const before = await sandbox.books(player.userId);
  const { games, log } = await sandbox.recalls({ recall: [blackjack], reason });
  expect(games.map(({ gameGroupId }) => gameGroupId)).toContain(blackjack);
  expect(log[0]).toMatchObject({ gameGroupId: blackjack, action: 'recalled', reason, endedRounds: 1 });

  expect(await sandbox.books(player.userId)).toMatchObject({ balanced: true, balance: before.balance + round.stake });
  const refused = { status: 410, body: { reason: 'gameRecalled' } };
  const { sessionId } = session;
  const key = randomUUID();
  expect(
    await gameCall(sandbox, 'POST', `/rounds/${round.roundId}/moves`, sessionId, {
      move: 'stand',
      clientMoveKey: key,
    }),
  ).toMatchObject(refused);
  expect(
    await gameCall(sandbox, 'POST', '/rounds', sessionId, { bet: { stake: 1000 }, clientRoundKey: key }),
  ).toMatchObject(refused);
  expect(await gameCall(sandbox, 'GET', '/session', sessionId)).toMatchObject(refused);

  const { tokens } = await sandbox.logIn(player);
  const shown = await sandbox.call(
    gameRound,
    { params: { roundId: round.roundId }, query: { culture: 'en' } },
    { bearer: tokens.userToken },
  );
  const { stake, win, record, draw } = shown.body as GameRound;
  expect({ stake, win, ending: record?.ending }).toEqual({ stake: round.stake, win: round.stake, ending: 'void' });
  expect(draw).toEqual(['The round could not be finished. Your stake was returned.']);
});

test('GM-09 an exclusion returns the stake of a round that an interrupted recall left open', async () => {
  const player = await sandbox.newPlayer({ marketId: 'row', scenario: 'funded' });
  const { round } = await openRound(player);
  const { balance } = await sandbox.books(player.userId);
  // No round can be ended now, as on a full disk.
  const database = new DatabaseSync(join(sandbox.dataFolder, 'platform.sqlite'), { timeout: 5000 });
  database.exec("CREATE TRIGGER interrupted BEFORE UPDATE ON game_round BEGIN SELECT RAISE(ABORT, 'interrupted'); END");
  const { log } = await sandbox.recalls({ recall: [blackjack], reason });
  expect(log[0]?.endedRounds).toBe(0);
  database.exec('DROP TRIGGER interrupted');
  database.close();
  const body = { kind: 'selfExclusion', period: '6m', understood: true } as const;
  const { tokens } = await sandbox.logIn(player);
  expect((await sandbox.call(takeBreak, { body }, { bearer: tokens.userToken })).status).toBe(200);
  expect(await sandbox.books(player.userId)).toMatchObject({ balanced: true, balance: balance + round.stake });
  const again = await sandbox.logIn(player);
  const shown = await sandbox.call(
    gameRound,
    { params: { roundId: round.roundId }, query: { culture: 'en' } },
    { bearer: again.tokens.userToken },
  );
  expect(shown.body as GameRound).toMatchObject({ win: round.stake, record: { ending: 'void' } });
});

test('GM-09 a recalled game is available in no list of any brand, and does not launch', async () => {
  const player = await sandbox.newPlayer();
  const { tokens } = await sandbox.logIn(player);
  await sandbox.maintain({ gameId: slot, minutes: 0 });
  await sandbox.recalls({ recall: [slot], reason });
  const availabilityOf = (games: Game[]) =>
    games.filter(({ GameGroupId }) => GameGroupId === slot).map(({ Properties }) => Properties.isAvailable);
  for (const productId of ['8145', '17447']) {
    const listed = await sandbox.call(gamesList, { query: { productId } });
    expect(availabilityOf((listed.body as { data: Game[] }).data)).toEqual([false]);
    const one = await sandbox.call(gameById, { params: { gameId: String(slot) }, query: { productId } });
    expect((one.body as GameInformation).game.Properties).toMatchObject({ isAvailable: false });
    expect((one.body as GameInformation).game.Properties).not.toHaveProperty('backAt');
    const searched = await sandbox.call(gamesSearch, { params: { productId }, query: {} });
    const found = (searched.body as { data: { Games: Game[] }[] }).data.flatMap(({ Games }) => availabilityOf(Games));
    expect(new Set(found)).toEqual(found.length === 0 ? new Set() : new Set([false]));
  }
  const launched = await sandbox.call(
    launch,
    { params: { gameId: String(slot) }, body: { productId: 8145, isMobile: true, isROW: false } },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  expect([launched.status, launched.body]).toEqual([410, { message: 'This game was recalled' }]);
  const list = await sandbox.call(recalledGames, {});
  expect((list.body as v.InferOutput<typeof recalledGames.response>).games).toEqual([
    { gameGroupId: slot, recalledAt: expect.any(Number) },
  ]);
});

test('GM-09 a recall between free spins keeps the rest of them for the reinstated game', async () => {
  const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'ca', scenario: 'funded' });
  await sandbox.raw('/control/free-spins', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: player.userId, gameId: slot, spins: 3 }),
  });
  const spin = (sessionId: string) =>
    gameCall<RoundResponse>(sandbox, 'POST', '/rounds', sessionId, {
      bet: { stake: 500 },
      clientRoundKey: randomUUID(),
      isFree: true,
    });
  const game = await openGame(sandbox, slot, player);
  expect((await spin(game.sessionId)).body).toMatchObject({ stake: 0, freeSpins: { left: 2 } });
  await sandbox.moveClock(game.minimumRoundMs);
  await sandbox.recalls({ recall: [slot], reason });
  expect(await spin(game.sessionId)).toMatchObject({ status: 410, body: { reason: 'gameRecalled' } });
  const balance = (await sandbox.books(player.userId)).balance;
  await sandbox.recalls({ reinstate: [slot], reason: 'Repaired.' });
  const again: SessionResponse = await openGame(sandbox, slot, player);
  expect([again.freeSpins?.left, again.balance]).toEqual([2, balance]);
});

test('GM-09 a recall leaves settled rounds, and the jackpots that they fed and won, as they are', async () => {
  const game = createCatalogue(80).all.find(({ jackpots }) => jackpots.includes('rapid'));
  if (!game) throw new Error('no game feeds a jackpot');
  const pots = async () =>
    (await sandbox.jackpots()).map(({ type, currencyIsoCode, amount }) => [type, currencyIsoCode, amount]);
  await sandbox.jackpots({ type: 'rapid', winNext: true });
  const { player, play } = await openGameSession(sandbox, game);
  const { round } = await play({ stake: 100 });
  expect(round.jackpotWin).toBeGreaterThan(0);
  const left = await pots();
  const { balance } = await sandbox.books(player.userId);
  const { log } = await sandbox.recalls({ recall: [game.gameGroupId], reason });
  expect([log[0]?.endedRounds, round.win === null]).toEqual([0, false]);
  expect(await pots()).toEqual(left);
  expect(await sandbox.books(player.userId)).toMatchObject({ balanced: true, balance });
  await sandbox.recalls({ reinstate: [game.gameGroupId], reason: 'End of the test.' });
});

test('GM-09 a recall and its log survive a crash', async () => {
  await sandbox.recalls({ recall: [blackjack], reason });
  await sandbox.crashAndRestart();
  const { games, log } = await sandbox.recalls();
  expect(games.map(({ gameGroupId }) => gameGroupId)).toEqual([blackjack]);
  expect(log[0]).toMatchObject({ gameGroupId: blackjack, action: 'recalled', reason });
});

test('GM-09 a recall needs a known game and a reason', async () => {
  await expect(sandbox.recalls({ recall: [999_999_999], reason })).rejects.toThrow('404');
  await expect(sandbox.recalls({ recall: [slot] })).rejects.toThrow('400');
  await expect(sandbox.recalls({ recall: [slot], reason: ' ' })).rejects.toThrow('400');
  expect((await sandbox.recalls()).games).toEqual([]);
});

test('GM-09 the fairness file names build, rules version and return of every game, and all builds are served', async () => {
  const response = await sandbox.call(fairness, {});
  expect(v.is(fairness.response, response.body)).toBe(true);
  const { games } = response.body as FairnessFile;
  for (const { simulation, return: published } of games) {
    const { mean = 0, halfWidth = 1 } = simulation ?? {};
    expect(2 * halfWidth).toBeLessThanOrEqual(1);
    expect(Math.abs(mean - published.percent)).toBeLessThanOrEqual(halfWidth + 0.01);
  }
  expect((await sandbox.raw('/control/ready')).body).toEqual({ ready: true, refusedBuilds: [] });
});
