import type { Promotion } from '@foyer/contract/promotions';
import { isOffer } from './promotionsRules.ts';

/** Rules of a market that forbid an offer. The service need not know them, so the refusal is expected. */
const marketRefusals = ['audience', 'currency', 'wagering'] as const;
type MarketRefusal = (typeof marketRefusals)[number];

/** How an offer contradicts itself, which the operator must correct. */
export type OfferContradiction = 'noTerms' | 'figure' | 'sentence';

/** Why an operator's offer is not shown. */
export type OfferProblem = MarketRefusal | OfferContradiction;

export const isContradiction = (problem: OfferProblem): problem is OfferContradiction =>
  !(marketRefusals as readonly OfferProblem[]).includes(problem);

interface Market {
  /** Whether the offer is in the list for visitors, who have not played. */
  isPublic: boolean;
  /** UK21: the market's highest wagering requirement. */
  maxWagering: number;
  currencyIsoCode: string;
}

/** Figures in front of `x`, `times` or `倍`, as in `5x wagering`. */
const multiples = /(\d{1,4})\s?(?:x\b|×|times\b|倍)/gu;

/**
 * Checks an offer against the rules of the market and its sentences against its terms; returns null if they agree. What
 * the offer says and what is booked must be the same, and no offer may break a rule of the market, whatever the service
 * sends (UK21, UK22).
 */
export function offerProblem(
  promotion: Pick<
    Promotion,
    'promotionId' | 'serviceId' | 'isUserOptedIn' | 'audience' | 'terms' | 'title' | 'figure' | 'figureText' | 'summary'
  >,
  { maxWagering, currencyIsoCode, isPublic }: Market,
): OfferProblem | null {
  const { audience, terms, title, figure, figureText, summary } = promotion;
  if (isPublic && audience === 'chosenByPlay') return 'audience';
  if (!isOffer(promotion)) return terms === null ? null : 'figure';
  if (terms === null) return 'noTerms';
  if (terms.currencyIsoCode !== currencyIsoCode) return 'currency';
  if (terms.wagering > maxWagering) return 'wagering';
  if (isMoney(figure) && minorUnitsOf(figure) !== terms.amount) return 'figure';
  const named = [title, figure, figureText, summary].flatMap((text) =>
    [...text.matchAll(multiples)].map(([, times]) => Number(times)),
  );
  return named.every((times) => times === terms.wagering) ? null : 'sentence';
}

/** A figure with a currency sign is the amount of the bonus; any other counts something, such as spins. */
const isMoney = (figure: string): boolean => /^[^\d\s]{1,4}\s?\d/u.test(figure);

/** `£10.50` and `€1,000` in minor units. */
function minorUnitsOf(figure: string): number {
  const [, whole = '', part = ''] = /([\d,]{1,12})(?:\.(\d\d))?/.exec(figure) ?? [];
  return Number(whole.replaceAll(',', '')) * 100 + Number(part);
}
