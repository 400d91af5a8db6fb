import { promotionServices } from '@foyer/contract/promotions';
import { backoffDelay } from '../../base/backoff.ts';
import { createStore } from '../../base/createStore.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import type { QueryState } from '../../services/query/queryState.ts';

/**
 * PR-02. A list is fetched again at each mount, and after a gap when it is no longer fresh; the window's focus fetches
 * nothing. `gcTime`, `retry` and `retryDelay` are options of the query library.
 */
export const promotionsQueryRules = {
  freshMs: 5 * 60_000,
  gcTime: 10 * 60_000,
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

export interface PromotionsState {
  /** The player's list; its entries are in the Site slice. */
  readonly list: QueryState<readonly PromotionCard[]>;
  /** Promotions that the player has opted in to in this session, whatever an older list says. */
  readonly optedIn: ReadonlySet<number>;
}

export const noPromotions: PromotionsState = {
  list: { name: 'notLoaded', isLoading: false, failure: null },
  optedIn: new Set(),
};

export const promotionsStore = createStore<PromotionsState>(() => noPromotions);

/** Whether the last attempt to fetch the player's promotions failed; the last good list stays in the Site slice. */
export const hasFailed = ({ list }: PromotionsState): boolean => 'failure' in list && list.failure !== null;

/** Marks the cards of the promotions that the player has opted in to. */
export const withOptIns = (cards: readonly PromotionCard[], optedIn: ReadonlySet<number>): readonly PromotionCard[] =>
  cards.map((card) =>
    card.promotionId !== null && !card.isUserOptedIn && optedIn.has(card.promotionId)
      ? { ...card, isUserOptedIn: true }
      : card,
  );
