import { promotionServices } from '@foyer/contract/promotions';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';

/** PR-02, in the words of the query's options. */
export const promotionsQueryRules = {
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
  refetchOnWindowFocus: false,
  refetchOnMount: 'always',
  retry: 2,
  /** @param failures how often it failed before this one, from 0 */
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
} as const;

type Counted = Pick<PromotionCard, 'promotionId' | 'serviceId' | 'isUserOptedIn'>;

/** Whether there is something to opt in to: not for news of the content system, nor for what has no id. */
export const isOffer = ({ promotionId, serviceId }: Counted): boolean =>
  promotionId !== null && serviceId !== promotionServices.contentSystem;

/** PR-04: how many offers wait for the player's answer. */
export function countOpenPromotions(promotions: readonly Counted[]): number {
  return promotions.filter((one) => isOffer(one) && !one.isUserOptedIn).length;
}
