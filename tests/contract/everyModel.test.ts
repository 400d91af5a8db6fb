import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '../../games/src/catalogue/catalogue.ts';
import { openGameSession } from './support/openGameSession.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

/** The first game of each model in the default catalogue. */
const { all } = createCatalogue(600);
const firstOfModel = new Map(all.toReversed().map((game) => [`${game.engine} ${game.modelId}`, game]));

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest({ CATALOGUE_SIZE: '600' });
});
afterAll(() => sandbox.stop());

test.each([...firstOfModel])('GM-09 UK16a a game of %s opens and states its engine and return @uk', async (_, game) => {
  const { session } = await openGameSession(sandbox, game);
  const name = game.name[session.culture];
  expect(session).toMatchObject({ gameId: game.gameGroupId, name, engine: game.engine, round: null });
  expect(session.rules.join(' ')).toContain(game.rtp.toFixed(2));
});

test('GM-09 every slot model plays a round and books its win', async () => {
  const slots = [...firstOfModel.values()].filter(({ engine }) => engine === 'slot');
  expect(slots).toHaveLength(12);
  for (const game of slots) {
    const opened = await openGameSession(sandbox, game);
    const { status, round } = await opened.play({ stake: 100 });
    expect([game.modelId, status, round.stake]).toEqual([game.modelId, 200, 100]);
    const { balance } = await sandbox.books(opened.player.userId);
    expect(round.balance).toBe(balance);
    expect(balance).toBe(opened.session.balance - 100 + (round.win ?? 0));
  }
});
