import { promotion } from '@foyer/contract/promotions';
import * as v from 'valibot';

/** A promotion as displayed on a card: the service's fields, with the cover of the first game instead of ids. */
export const promotionCard = v.object({
  ...v.omit(promotion, ['gameIds']).entries,
  /** Null if the games service returns no list. */
  cover: v.nullable(v.object({ name: v.string(), image: v.string() })),
});
export type PromotionCard = v.InferOutput<typeof promotionCard>;
