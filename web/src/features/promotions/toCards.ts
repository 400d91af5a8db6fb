import type { Promotion } from '@foyer/contract/promotions';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';

/** Returns the tiles of games; games that are not in the product are dropped. */
type TilesOf = (ids: readonly number[]) => readonly { name: string; image: string }[];

export function toCards(promotions: readonly Promotion[], tilesOf: TilesOf): PromotionCard[] {
  return promotions.map(({ gameIds, ...card }) => {
    const tile = tilesOf(gameIds)[0];
    return { ...card, cover: tile === undefined ? null : { name: tile.name, image: tile.image } };
  });
}
