import type { Promotion } from '@foyer/contract/promotions';
import { marketOfVisit } from '../../services/market/marketOfVisit.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import { offerProblem } from './offerProblem.ts';
import type { OfferProblem } from './offerProblem.ts';

/** Leaves out offers that break a rule of the market or contradict themselves, and reports each. */
export function permittedOffers(
  promotions: readonly Promotion[],
  visit: Pick<Visit, 'brandId' | 'marketId'>,
  audience: 'public' | 'player',
  onProblem: (promotionId: number | null, problem: OfferProblem) => void,
): readonly Promotion[] {
  const rules = marketOfVisit(visit)?.rules;
  if (rules === undefined) return [];
  return promotions.filter((promotion) => {
    const problem = offerProblem(promotion, { ...rules, isPublic: audience === 'public' });
    if (problem !== null) onProblem(promotion.promotionId, problem);
    return problem === null;
  });
}
