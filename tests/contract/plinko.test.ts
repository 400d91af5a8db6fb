import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plinkoSetup, plinkoShown } from '../../games/src/engines/plinko/plinkoShapes.ts';
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

test('GM-09 the server decides where balls fall, and history and balance agree to the cent', async () => {
  const game = await openGameSession(sandbox, gameOf('plinko'));
  const { boards } = v.parse(plinkoSetup, game.session.setup);
  const rounds: RoundResponse[] = [];
  for (let count = 0; count < 40; count += 1) {
    const rows = count % 2 === 0 ? 12 : 16;
    const { status, round } = await game.play({ stake: 100, rows });
    expect(status).toBe(200);
    const shown = v.parse(plinkoShown, round.shown);
    expect(shown.path).toHaveLength(rows);
    expect(shown.slot).toBe(shown.path.filter((bounce) => bounce === 1).length);
    expect(round).toMatchObject({ stake: 100, win: 10 * (boards[rows][shown.slot] ?? 0) });
    rounds.push(round);
  }
  expect(new Set(rounds.map(({ shown }) => v.parse(plinkoShown, shown).path.join(''))).size).toBeGreaterThan(30);
  await expectBooksToMatch(sandbox, game.player.userId, game, rounds);
});

test('a repeated request returns the same ball, and an unseen ball is shown at the next opening', async () => {
  const game = await openGameSession(sandbox, gameOf('plinko'));
  const key = randomUUID();
  const { round } = await game.play({ stake: 50, rows: 16 }, key);
  expect((await game.play({ stake: 50, rows: 16 }, key)).round).toEqual(round);
  const opened = await game.again();
  expect(opened.round).toEqual(round);
  expect(opened.lastBet).toEqual({ stake: 50, rows: 16 });
});

test('an unknown stake or board is refused without cost', async () => {
  const game = await openGameSession(sandbox, gameOf('plinko'));
  for (const bet of [{ stake: 15, rows: 12 }, { stake: 100, rows: 13 }, { stake: 100 }]) {
    expect((await game.play(bet)).status).toBeGreaterThanOrEqual(400);
  }
  await expectBooksToMatch(sandbox, game.player.userId, game, []);
});
