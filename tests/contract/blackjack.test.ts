import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownBlackjack } from '../../platform/src/blackjack/blackjackApi.ts';
import { expectAgreement, openGameFor, type GamePlayer, type PlayedRound } from './gamePlayer.ts';
import { gameOf } from './openTable.ts';
import { startPlatformProcess, type PlatformProcessUnderTest } from './platformProcess.ts';

type Round = PlayedRound<ShownBlackjack>;
type Player = GamePlayer<ShownBlackjack>;

let platform: PlatformProcessUnderTest;
const { gameGroupId: gameId } = gameOf('blackjack');
beforeAll(async () => {
  platform = await startPlatformProcess();
});
afterAll(() => platform.stop());

const open = (player: { username: string; password: string }): Promise<Player> => openGameFor(platform, player, gameId);

/** Begins rounds until one waits for a move of the hand; insurance is declined on the way. */
async function openRoundOf({ begin, move, session }: Player): Promise<Round> {
  for (;;) {
    let round = await begin({ stake: 1000 });
    if (round.shown.insurance.is === 'offered') round = await move(round.roundId, 'decline');
    if (round.win === null) return round;
    await platform.moveClock(session.minimumRoundMs);
  }
}

test('GM-09 after many rounds of doubles, splits and insurance the history, the balance and the books agree to the cent', async () => {
  const player = await platform.newPlayer({ scenario: 'funded' });
  const game = await open(player);
  const rounds: Round[] = [];
  const moved = new Set<string>();
  for (let count = 0; count < 60; count += 1) {
    let round = await game.begin({ stake: 100 * (1 + (count % 3)) });
    while (round.win === null) {
      const { moves, dealer, over, hands } = round.shown;
      expect([dealer.cards.length, dealer.hidden, over]).toEqual([1, true, false]);
      const wish =
        (['insure', 'split', 'double'] as const).find((move) => moves.includes(move)) ??
        ((hands[0]?.total ?? 0) < 15 ? 'hit' : 'stand');
      moved.add(wish);
      round = await game.move(round.roundId, wish);
    }
    expect(round.shown.dealer.hidden).toBe(false);
    expect(round.shown.stake).toBe(round.stake);
    rounds.push(round);
    await platform.moveClock(game.session.minimumRoundMs);
  }
  expect(moved).toContain('double');
  await expectAgreement(platform, player.userId, game, rounds);
});

test('GM-08 an open round is there again after a crash and another launch, as it was, and goes on', async () => {
  const player = await platform.newPlayer({ scenario: 'funded' });
  let game = await open(player);
  let round = await openRoundOf(game);
  await platform.crashAndRestart();
  game = await open(player);
  expect(game.session.round).toEqual(round);
  expect(game.session.balance).toBe(round.balance);
  expect(await game.refusedMove(round.roundId, 'insure')).toBe(409);
  const key = randomUUID();
  const stood = await game.move(round.roundId, 'stand', key);
  expect(await game.move(round.roundId, 'stand', key)).toEqual(stood);
  round = stood;
  expect([round.shown.over, round.stake]).toEqual([true, 1000]);
  expect((await platform.books(player.userId)).balance).toBe(round.balance);
});

test('an open round is settled after a day: its hand stands and nothing more is staked', async () => {
  const player = await platform.newPlayer({ scenario: 'funded' });
  const game = await open(player);
  const round = await openRoundOf(game);
  await platform.moveClock(25 * 60 * 60 * 1000);
  const later = (await open(player)).session;
  expect(later.round).toMatchObject({ roundId: round.roundId, stake: 1000, shown: { over: true, active: -1 } });
  expect(later.round?.shown.hands[0]?.cards).toEqual(round.shown.hands[0]?.cards);
  expect(later.balance).toBe(round.balance + (later.round?.win ?? 0));
  expect((await platform.books(player.userId)).balanced).toBe(true);
});
