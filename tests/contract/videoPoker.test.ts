import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardNamed } from '../../games/src/engines/cards/card.ts';
import { bestHold } from '../../games/src/engines/video-poker/bestHold.ts';
import type { ShownVideoPoker, VideoPokerSetup } from '../../games/src/engines/video-poker/videoPokerApi.ts';
import { expectBooksToMatch, openGameFor, type PlayedRound } from './support/gamePlayer.ts';
import { gameOf } from './support/openGameSession.ts';
import { startSandboxProcess, type SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
const { gameGroupId: gameId } = gameOf('videoPoker');
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());

const open = (player: { username: string; password: string }) => openGameFor<ShownVideoPoker>(sandbox, player, gameId);
const holdPairs = ({ cards }: ShownVideoPoker): boolean[] =>
  cards.map(([rank]) => cards.filter((other) => other[0] === rank).length > 1);

test('GM-09 history, balance, books and pay table agree to the cent after many deals', async () => {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const game = await open(player);
  const { pays } = game.session.setup as VideoPokerSetup;
  const rounds: PlayedRound<ShownVideoPoker>[] = [];
  for (let count = 0; count < 60; count += 1) {
    const dealt = await game.begin({ stake: 100 });
    expect([dealt.stake, dealt.win]).toEqual([100, null]);
    const hold = holdPairs(dealt.shown);
    const drawn = await game.move(dealt.roundId, { hold });
    expect(drawn.win).toBe(100 * (pays.find(({ hand }) => hand === drawn.shown.hand)?.stakes ?? 0));
    dealt.shown.cards.forEach((card, at) => expect(drawn.shown.cards.includes(card)).toBe(hold[at]));
    expect(new Set([...dealt.shown.cards, ...drawn.shown.cards]).size).toBe(5 + hold.filter((held) => !held).length);
    rounds.push(drawn);
    await sandbox.moveClock(game.session.minimumRoundMs);
  }
  await expectBooksToMatch(sandbox, player.userId, game, rounds);
});

test('GM-08 dealt cards are unchanged after a crash and a new launch, and are drawn once', async () => {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const dealt = await (await open(player)).begin({ stake: 500 });
  await sandbox.crashAndRestart();
  const game = await open(player);
  expect(game.session.round).toEqual(dealt);
  const drawn = await game.move(dealt.roundId, { hold: [true, true, true, true, true] });
  expect(drawn.shown.cards).toEqual(dealt.shown.cards);
  expect(await game.refusedMove(dealt.roundId, { hold: [false, false, false, false, false] })).toBe(409);
  expect((await sandbox.books(player.userId)).balance).toBe(drawn.balance);
});

test('abandoned cards are drawn after a day with the best hold', async () => {
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const dealt = await (await open(player)).begin({ stake: 100 });
  await sandbox.moveClock(25 * 60 * 60 * 1000);
  const { round, balance, setup } = (await open(player)).session;
  expect(round).toMatchObject({ roundId: dealt.roundId, stake: 100, shown: { over: true, dealt: dealt.shown.cards } });
  const pays = (setup as VideoPokerSetup).pays.map(({ hand, stakes }) => [hand, stakes] as const);
  expect(round?.shown.held).toEqual(bestHold({ pays }, dealt.shown.cards.map(cardNamed)));
  expect(balance).toBe(dealt.balance + (round?.win ?? 0));
});
