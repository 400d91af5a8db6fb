import { expect, test } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { resolveNotFound } from './blocks.server.ts';

const tile = tileFixture({ id: 7 });
const index = { select: () => [7], tiles: () => [tile] } as unknown as GamesIndex;

test.each([
  ['a missing page', 'pageNotFound', 'full', index, [tile]],
  ['a missing page without the list of games', 'pageNotFound', 'full', null, undefined],
  ['a missing page of a restricted player', 'pageNotFound', 'restricted', index, undefined],
  ['a missing game, which has a row of its own', 'gameNotFound', 'full', index, undefined],
] as const)('PG-09 the 404 component offers games: %s', async (_case, error, access, games, expected) => {
  const { games: offered } = await resolveNotFound(
    { error },
    { visit: visitFixture({ access }), games: async () => games },
  );
  expect(offered).toEqual(expected);
});
