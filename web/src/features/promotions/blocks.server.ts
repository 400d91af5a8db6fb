import type { promotionsCardsGridProperties } from '@foyer/contract/blocks';
import { anonymousPromotions } from '@foyer/contract/promotions';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { permittedOffers } from './permittedOffers.server.ts';
import type { PromotionsGridProperties } from './PromotionsGrid.tsx';
import { toCards } from './toCards.ts';

/**
 * PR-01: loads the public promotions, for players as well, because a page must not depend on the player. If the service
 * fails, the block keeps its texts, and the browser still requests a player's own list.
 */
export async function resolvePromotionsGrid(
  words: v.InferOutput<typeof promotionsCardsGridProperties>,
  { visit, cachedUpstream, games, leadsPage = false, markIncomplete, report }: BlockLookups,
): Promise<PromotionsGridProperties> {
  const [response, index] = await Promise.all([
    cachedUpstream.call(anonymousPromotions, {
      query: { culture: visit.culture, marketNodeId: String(visit.nodeId) },
      body: { brand: visit.brandId, isRow: true },
    }),
    games(),
  ]);
  if (!response.ok) markIncomplete?.();
  const shown = response.ok
    ? permittedOffers(response.value.data, visit, 'public', (promotionId, problem) =>
        report?.(`offer ${promotionId}: ${problem}`),
      )
    : [];
  const cards = toCards(shown, (ids) => index?.tiles(ids) ?? []);
  return { heading: words.heading, text: words.text, cards, isFailed: !response.ok, leadsPage };
}

export const promotionsResolvers: Readonly<Record<string, BlockResolver>> = {
  promotionsCardsGrid: resolvePromotionsGrid,
};
