import type { ProtectionRules } from '@foyer/brands/protectionRules';
import { monthsLater } from './limitRules.ts';

/**
 * When a player is asked to look over account and limits (UK15), Unix milliseconds; null where the market asks for no review.
 * @param reviewedAt the last review, or when the product first knew the player
 * @param chosenMonths how often the player wants to be asked; never less often than the market demands
 */
export function reviewDueAt(
  rules: ProtectionRules['reviewMonths'],
  reviewedAt: number,
  chosenMonths: number | null,
): number | null {
  return rules === null ? null : monthsLater(reviewedAt, Math.min(rules.most, chosenMonths ?? rules.most));
}
