import * as contract from '@foyer/contract/campaigns';
import type { FreeSpins } from '@foyer/contract/campaigns';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import { gamesOf } from '../../domain/game/gamesIndex.server.ts';
import { apiRoute, forwardRoutes, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import * as questsApi from './questsApi.ts';
import type { QuestCard, SpinsCard } from './questsApi.ts';

function gamesNamed(index: GamesIndex | null, ids: readonly number[]): QuestCard['games'] {
  return (index?.tiles(ids) ?? []).map(({ id, name, image }) => ({ id, name, image }));
}

function spinsCard(spins: FreeSpins, index: GamesIndex | null): SpinsCard {
  return { ...spins, game: gamesNamed(index, [spins.gameId])[0] ?? null };
}

/**
 * Quests of the player identified by the token. Responses are `no-store`, and addresses are logged without their query.
 */
export const questsRoutes: readonly ApiRoute[] = [
  apiRoute(questsApi.getCampaigns, async (_input, { bearer, upstream, cachedUpstream, visit }) => {
    const [response, games] = await Promise.all([
      upstream.call(contract.playerCampaigns, { query: { culture: visit.culture } }, { bearer }),
      gamesOf(cachedUpstream, visit),
    ]);
    if (!response.ok) return refusalOf(response.failure);
    return {
      data: response.value.data.map(({ gameIds, ...campaign }) => ({ ...campaign, games: gamesNamed(games, gameIds) })),
    };
  }),
  apiRoute(questsApi.getFreeSpins, async (_input, { bearer, upstream, cachedUpstream, visit }) => {
    const [response, games] = await Promise.all([
      upstream.call(contract.playerFreeSpins, {}, { bearer }),
      gamesOf(cachedUpstream, visit),
    ]);
    return response.ok
      ? { data: response.value.data.map((spins) => spinsCard(spins, games)) }
      : refusalOf(response.failure);
  }),
  apiRoute(questsApi.postClaim, async ({ params }, { bearer, upstream, cachedUpstream, visit }) => {
    const [response, games] = await Promise.all([
      upstream.call(
        contract.claimReward,
        { params: { rewardId: String(params.rewardId) }, query: { culture: visit.culture } },
        { bearer },
      ),
      gamesOf(cachedUpstream, visit),
    ]);
    if (!response.ok) return refusalOf(response.failure);
    const { reward, freeSpins } = response.value;
    return { reward, freeSpins: freeSpins === null ? null : spinsCard(freeSpins, games) };
  }),
  ...forwardRoutes(questsApi),
];
