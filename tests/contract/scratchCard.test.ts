import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchCardModels } from '../../games/src/engines/scratch-card/scratchCardModels.ts';
import { scratchCardSetup, scratchCardShown } from '../../games/src/engines/scratch-card/scratchCardShapes.ts';
import type { RoundResponse } from '../../games/src/play/playApi.ts';
import { expectBooksToMatch } from './support/gamePlayer.ts';
import { gameOf, openGameSession } from './support/openGameSession.ts';
import { startSandboxProcess, type SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());

test('GM-09 scratch cards are decided when bought, pay by their table, and match the balance', async () => {
  const game = await openGameSession(sandbox, gameOf('scratchCard'));
  const { prizes } = v.parse(scratchCardSetup, game.session.setup);
  expect(prizes.map(({ pays }) => pays)).toEqual(
    scratchCardModels.find(({ id }) => id === game.modelId)?.prizes.map(({ pays }) => pays),
  );
  const rounds: RoundResponse[] = [];
  for (let count = 0; count < 40; count += 1) {
    const { status, round } = await game.play({ stake: 200 });
    expect(status).toBe(200);
    const { cells, prize, stake } = v.parse(scratchCardShown, round.shown);
    expect(stake).toBe(200);
    expect(round.win).toBe(prize === null ? 0 : 200 * (prizes[prize]?.pays ?? 0));
    prizes.forEach((_, symbol) => expect(cells.filter((cell) => cell === symbol).length >= 3).toBe(symbol === prize));
    rounds.push(round);
  }
  await expectBooksToMatch(sandbox, game.player.userId, game, rounds);
});

test('an unseen card is shown at the next opening, also after a crash, and is charged once', async () => {
  const game = await openGameSession(sandbox, gameOf('scratchCard'));
  const key = randomUUID();
  const { round } = await game.play({ stake: 100 }, key);
  await sandbox.crashAndRestart();
  expect((await game.play({ stake: 100 }, key)).round).toEqual(round);
  expect((await game.again()).round).toEqual(round);
  expect(await game.markSeen(round.roundId)).toBe(200);
  expect((await game.again()).round).toBeNull();
  const { history } = await sandbox.books(game.player.userId);
  expect(history.filter(({ kind }) => kind === 'stake')).toHaveLength(1);
});

test('an unlisted price is refused without cost', async () => {
  const game = await openGameSession(sandbox, gameOf('scratchCard'));
  for (const bet of [{ stake: 30 }, { stake: 0 }, { stake: 2000 }, { cells: [1, 1, 1] }, null]) {
    expect((await game.play(bet)).status).toBeGreaterThanOrEqual(400);
  }
  await expectBooksToMatch(sandbox, game.player.userId, game, []);
});
