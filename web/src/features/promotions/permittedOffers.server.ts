import type { Promotion } from '@foyer/contract/promotions';
import { marketOfVisit } from '../../services/market/marketOfVisit.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import { isContradiction, offerProblem } from './offerProblem.ts';
import type { OfferContradiction } from './offerProblem.ts';

/** Leaves out offers that break a rule of the market or contradict themselves, and reports the contradictions. */
export function permittedOffers(
  promotions: readonly Promotion[],
  visit: Pick<Visit, 'brandId' | 'marketId'>,
  audience: 'public' | 'player',
  onContradiction: (promotionId: number | null, problem: OfferContradiction) => void,
): readonly Promotion[] {
  const rules = marketOfVisit(visit)?.rules;
  if (rules === undefined) return [];
  return promotions.filter((promotion) => {
    const problem = offerProblem(promotion, { ...rules, isPublic: audience === 'public' });
    if (problem !== null && isContradiction(problem)) onContradiction(promotion.promotionId, problem);
    return problem === null;
  });
}
