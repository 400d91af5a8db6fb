import type { promotionsCardsGridProperties } from '@foyer/contract/blocks';
import { anonymousPromotions } from '@foyer/contract/promotions';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../blocks/blockResolver.server.ts';
import type { PromotionsGridProperties } from './PromotionsGrid.tsx';
import { toCards } from './toCards.ts';

/**
 * PR-01: the page holds what anybody may read, for players as well: a page depends on no player. Without the service the
 * words stand alone, and a player's own list is still asked for.
 */
export async function resolvePromotionsGrid(
  words: v.InferOutput<typeof promotionsCardsGridProperties>,
  { visit, cachedUpstream, games, leadsPage = false, markIncomplete }: BlockLookups,
): Promise<PromotionsGridProperties> {
  const [response, index] = await Promise.all([
    cachedUpstream.call(anonymousPromotions, {
      query: { culture: visit.culture, marketNodeId: String(visit.nodeId) },
      body: { brand: visit.brandId, isRow: true },
    }),
    games(),
  ]);
  if (!response.ok) markIncomplete?.();
  const cards = response.ok ? toCards(response.value.data, (ids) => index?.tiles(ids) ?? []) : [];
  return { heading: words.heading, text: words.text, cards, isFailed: !response.ok, leadsPage };
}

export const promotionsResolvers: Readonly<Record<string, BlockResolver>> = {
  promotionsCardsGrid: resolvePromotionsGrid,
};
