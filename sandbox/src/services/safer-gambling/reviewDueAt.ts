import type { SaferGamblingRules } from '@foyer/brands/saferGamblingRules';
import { monthsLater } from './limitRules.ts';

/**
 * Returns when a player is asked to review account and limits (UK15), in Unix milliseconds; null if the market requires
 * no review.
 *
 * @param reviewedAt last review, or when the product first saw the player
 * @param chosenMonths interval that the player chose; the market's interval is the maximum
 */
export function reviewDueAt(
  rules: SaferGamblingRules['reviewMonths'],
  reviewedAt: number,
  chosenMonths: number | null,
): number | null {
  return rules === null ? null : monthsLater(reviewedAt, Math.min(rules.most, chosenMonths ?? rules.most));
}
