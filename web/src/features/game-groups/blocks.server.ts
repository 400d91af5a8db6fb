import type { gameGroupListProperties, gameGroupProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { gameGroupsOf } from '../../domain/game/gameGroups.server.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import type { GameGroupHeadProperties } from './GameGroupHead.tsx';
import type { GameGroupListProperties } from './GameGroupList.tsx';

/** Number of covers of a studio or theme. */
const maxCovers = 3;

const coversOf = (index: GamesIndex, ids: readonly number[]): string[] =>
  index.tiles(ids.slice(0, maxCovers)).map(({ image }) => image);

async function resolveHead(
  { heading = '', text = '', provider, theme }: v.InferOutput<typeof gameGroupProperties>,
  { games }: Pick<BlockLookups, 'games'>,
): Promise<GameGroupHeadProperties | 'absent' | null> {
  const index = await games();
  if (index === null) return null;
  const ids = index.select({ provider, theme }, 'popularity');
  const facts = ids.flatMap((id) => index.byId(id)?.Properties ?? []);
  if (facts.length === 0) return 'absent';
  const returns = facts.flatMap(({ rtp }) => rtp ?? []);
  return {
    heading,
    text,
    games: ids.length,
    newGames: facts.filter(({ isNew }) => isNew).length,
    jackpotGames: facts.filter(({ features }) => features.includes('jackpot')).length,
    rtp: returns.length === 0 ? null : [Math.min(...returns), Math.max(...returns)],
    covers: coversOf(index, ids),
  };
}

async function resolveList(
  { heading = '', text = '', groups: groupKind = 'studio' }: v.InferOutput<typeof gameGroupListProperties>,
  { games, visit, cachedUpstream, leadsPage = false }: BlockLookups,
): Promise<GameGroupListProperties | null> {
  const [index, groups] = await Promise.all([games(), gameGroupsOf(groupKind, visit, cachedUpstream)]);
  if (index === null || groups === null) return null;
  const field = groupKind === 'studio' ? 'provider' : 'theme';
  return {
    heading,
    text,
    leadsPage,
    groups: groups.flatMap(({ name, path, select }) => {
      const ids = index.select({ [field]: select }, 'popularity');
      return ids.length === 0 ? [] : [{ name, path, games: ids.length, covers: coversOf(index, ids) }];
    }),
  };
}

export const gameGroupResolvers: Readonly<Record<string, BlockResolver>> = {
  gameGroup: resolveHead,
  gameGroupList: resolveList,
};
