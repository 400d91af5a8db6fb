import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownBlackjack } from '../../games/src/engines/blackjack/blackjackApi.ts';
import { expectBooksToMatch, openGameFor, type GamePlayer, type PlayedRound } from './support/gamePlayer.ts';
import { gameOf } from './support/openGameSession.ts';
import { startSandboxProcess, type SandboxProcessUnderTest } from './support/sandboxProcess.ts';

type Round = PlayedRound<ShownBlackjack>;
type Player = GamePlayer<ShownBlackjack>;

let sandbox: SandboxProcessUnderTest;
const { gameGroupId: gameId } = gameOf('blackjack');
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());

const open = (player: { username: string; password: string }): Promise<Player> => openGameFor(sandbox, player, gameId);

/** Begins rounds until one waits for a move of the hand, and declines insurance. */
async function openRoundOf({ begin, move, session }: Player): Promise<Round> {
  for (;;) {
    let round = await begin({ stake: 1000 });
    if (round.shown.insurance.is === 'offered') round = await move(round.roundId, 'decline');
    if (round.win === null) return round;
    await sandbox.moveClock(session.minimumRoundMs);
  }
}

test('GM-09 history, balance and books agree to the cent after many rounds of every move', async () => {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const game = await open(player);
  const rounds: Round[] = [];
  const moved = new Set<string>();
  for (let count = 0; count < 60; count += 1) {
    let round = await game.begin({ stake: 100 * (1 + (count % 3)) });
    while (round.win === null) {
      const { moves, dealer, over, hands } = round.shown;
      expect([dealer.cards.length, dealer.hidden, over]).toEqual([1, true, false]);
      const nextMove =
        (['insure', 'split', 'double'] as const).find((move) => moves.includes(move)) ??
        ((hands[0]?.total ?? 0) < 15 ? 'hit' : 'stand');
      moved.add(nextMove);
      round = await game.move(round.roundId, nextMove);
    }
    expect(round.shown.dealer.hidden).toBe(false);
    expect(round.shown.stake).toBe(round.stake);
    rounds.push(round);
    await sandbox.moveClock(game.session.minimumRoundMs);
  }
  expect(moved).toContain('double');
  await expectBooksToMatch(sandbox, player.userId, game, rounds);
});

test('GM-08 an open round is unchanged after a crash and a new launch, and can continue', async () => {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  let game = await open(player);
  let round = await openRoundOf(game);
  await sandbox.crashAndRestart();
  game = await open(player);
  expect(game.session.round).toEqual(round);
  expect(game.session.balance).toBe(round.balance);
  expect(await game.refusedMove(round.roundId, 'insure')).toBe(409);
  const key = randomUUID();
  const stood = await game.move(round.roundId, 'stand', key);
  expect(await game.move(round.roundId, 'stand', key)).toEqual(stood);
  round = stood;
  expect([round.shown.over, round.stake]).toEqual([true, 1000]);
  expect((await sandbox.books(player.userId)).balance).toBe(round.balance);
});

test('an open round is settled after a day by standing, without further stakes', async () => {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const game = await open(player);
  const round = await openRoundOf(game);
  await sandbox.moveClock(25 * 60 * 60 * 1000);
  const reopenedSession = (await open(player)).session;
  expect(reopenedSession.round).toMatchObject({
    roundId: round.roundId,
    stake: 1000,
    shown: { over: true, active: -1 },
  });
  expect(reopenedSession.round?.shown.hands[0]?.cards).toEqual(round.shown.hands[0]?.cards);
  expect(reopenedSession.balance).toBe(round.balance + (reopenedSession.round?.win ?? 0));
  expect((await sandbox.books(player.userId)).balanced).toBe(true);
});
