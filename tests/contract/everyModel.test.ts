import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '../../platform/src/catalogue/catalogue.ts';
import { openTable } from './openTable.ts';
import type { PlatformUnderTest } from './platformCalls.ts';
import { startPlatformUnderTest } from './platformUnderTest.ts';

/** The first game of each model that any game of the default catalogue is played by. */
const { all } = createCatalogue(600);
const firstOfModel = new Map(all.toReversed().map((game) => [`${game.engine} ${game.modelId}`, game]));

let platform: PlatformUnderTest;
beforeAll(async () => {
  platform = await startPlatformUnderTest({ CATALOGUE_SIZE: '600' });
});
afterAll(() => platform.stop());

test.each([...firstOfModel])(
  'GM-09 UK16 a game of %s opens, says what plays it and what it returns',
  async (_, game) => {
    const { session } = await openTable(platform, game);
    expect(session).toMatchObject({ gameId: game.gameGroupId, name: game.name.en, engine: game.engine, round: null });
    expect(session.rules.join(' ')).toContain(game.rtp.toFixed(2));
  },
);

test('GM-09 every slot model plays a round whose win reaches the wallet', async () => {
  const slots = [...firstOfModel.values()].filter(({ engine }) => engine === 'slot');
  expect(slots).toHaveLength(12);
  for (const game of slots) {
    const table = await openTable(platform, game);
    const { status, round } = await table.play({ stake: 100 });
    expect([game.modelId, status, round.stake]).toEqual([game.modelId, 200, 100]);
    const { balance } = await platform.books(table.player.userId);
    expect(round.balance).toBe(balance);
    expect(balance).toBe(table.session.balance - 100 + (round.win ?? 0));
  }
});
