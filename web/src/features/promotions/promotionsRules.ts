import { promotionServices } from '@foyer/contract/promotions';
import { backoffDelay } from '../../base/backoff.ts';
import { createStore } from '../../base/createStore.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';

/** PR-02, as options of the query. */
export const promotionsQueryRules = {
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
  refetchOnWindowFocus: false,
  refetchOnMount: 'always',
  retry: 2,
  /** @param failures number of preceding failures, from 0 */
  retryDelay: (failures: number) => backoffDelay({ firstMs: 1000, maxMs: 30_000 }, failures + 1),
} as const;

type Counted = Pick<PromotionCard, 'promotionId' | 'serviceId' | 'isUserOptedIn'>;

/** Whether a promotion supports opt-in: news from the content service and entries without an id do not. */
export const isOffer = ({ promotionId, serviceId }: Counted): boolean =>
  promotionId !== null && serviceId !== promotionServices.contentSystem;

/** PR-04: counts the offers that await the player's response. */
export function countOpenPromotions(promotions: readonly Counted[]): number {
  return promotions.filter((one) => isOffer(one) && !one.isUserOptedIn).length;
}

/** Whether the latest attempt to fetch the player's promotions failed; the last good list stays in the Site slice. */
export const promotionsFailed = createStore<{ isFailed: boolean }>(() => ({ isFailed: false }));
