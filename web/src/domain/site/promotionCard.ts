import { promotion } from '@foyer/contract/promotions';
import * as v from 'valibot';

/** A promotion as a card shows it: the service's own, with the cover of its first game instead of ids. */
export const promotionCard = v.object({
  ...v.omit(promotion, ['gameIds']).entries,
  /** Null while the games service gives no list. */
  cover: v.nullable(v.object({ name: v.string(), image: v.string() })),
});
export type PromotionCard = v.InferOutput<typeof promotionCard>;
