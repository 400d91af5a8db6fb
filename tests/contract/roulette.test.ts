import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rouletteSetup, rouletteShown } from '../../games/src/engines/roulette/rouletteShapes.ts';
import { paysToOne, spotById } from '../../games/src/engines/roulette/rouletteSpots.ts';
import type { RoundResponse } from '../../games/src/play/playApi.ts';
import { expectBooksToMatch } from './support/gamePlayer.ts';
import { gameOf, openGameSession } from './support/openGameSession.ts';
import { type SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const chips = [
  { bet: 'red', amount: 500 },
  { bet: 'dozen-2', amount: 200 },
  { bet: 'split-17-20', amount: 100 },
  { bet: 'straight-0', amount: 50 },
];

test('GM-09 roulette is decided on the server, pays by its table, and history and balance agree', async () => {
  const game = await openGameSession(sandbox, gameOf('roulette'));
  expect(v.parse(rouletteSetup, game.session.setup).wheel).toHaveLength(37);
  const rounds: RoundResponse[] = [];
  for (let count = 0; count < 30; count += 1) {
    const { status, round } = await game.play({ chips });
    expect(status).toBe(200);
    const shown = v.parse(rouletteShown, round.shown);
    for (const { bet, amount, win } of shown.chips) {
      const spot = spotById(bet);
      expect(win).toBe(spot?.numbers.includes(shown.pocket) ? amount * (paysToOne(spot.kind) + 1) : 0);
    }
    expect(round).toMatchObject({ stake: 850, win: shown.chips.reduce((sum, { win }) => sum + win, 0) });
    rounds.push(round);
  }
  expect(new Set(rounds.map(({ shown }) => v.parse(rouletteShown, shown).pocket)).size).toBeGreaterThan(5);
  await expectBooksToMatch(sandbox, game.player.userId, game, rounds);
});

test('an invalid bet is refused without cost', async () => {
  const game = await openGameSession(sandbox, gameOf('roulette'));
  for (const bet of [
    { chips: [{ bet: 'split-1-36', amount: 100 }] },
    { chips: [{ bet: 'straight-17', amount: 5010 }] },
    { chips: [{ bet: 'red', amount: 15 }] },
    {
      chips: [
        { bet: 'red', amount: 50_000 },
        { bet: 'odd', amount: 10 },
      ],
    },
    { chips: [] },
    { stake: 100 },
  ]) {
    expect((await game.play(bet)).status).toBeGreaterThanOrEqual(400);
  }
  await expectBooksToMatch(sandbox, game.player.userId, game, []);
});

test('a repeated request returns the same round, and an unseen round is shown at the next launch', async () => {
  const game = await openGameSession(sandbox, gameOf('roulette'));
  const key = randomUUID();
  const { round } = await game.play({ chips }, key);
  expect((await game.play({ chips }, key)).round).toEqual(round);
  const opened = await game.again();
  expect(opened.round).toEqual(round);
  expect(opened.lastBet).toEqual({ chips });
  expect(await game.markSeen(round.roundId)).toBe(200);
  expect((await game.again()).round).toBeNull();
});
