import type { Promotion } from '@foyer/contract/promotions';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';

/** Finds the tiles of games; those that the product does not have are left out. */
type TilesOf = (ids: readonly number[]) => readonly { name: string; image: string }[];

export function toCards(promotions: readonly Promotion[], tilesOf: TilesOf): PromotionCard[] {
  return promotions.map(({ gameIds, ...card }) => {
    const tile = tilesOf(gameIds)[0];
    return { ...card, cover: tile === undefined ? null : { name: tile.name, image: tile.image } };
  });
}
