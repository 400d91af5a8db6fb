import { rankOf, ranks, type Card } from '../cards/card.ts';

/**
 * Value of a hand as one number: its best total, plus `soft` while an ace counts as eleven. A single number keeps
 * rounds, simulation and exact return fast and consistent.
 */
export type HandValue = number;

export const soft = 64;
export const blackjackTotal = 21;

export const totalOf = (hand: HandValue): number => hand & (soft - 1);
export const isSoft = (hand: HandValue): boolean => hand >= soft;
export const isBust = (hand: HandValue): boolean => totalOf(hand) > blackjackTotal;

/** Returns the points of a card: 1 for an ace, 10 for ten to king. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === ranks.ace) return 1;
  return rank >= ranks.ten ? 10 : rank + 2;
}

/** Adds a card of these points to the hand. */
export function withPoints(hand: HandValue, points: number): HandValue {
  const total = totalOf(hand) + points;
  if (isSoft(hand)) return total > blackjackTotal ? total - 10 : soft + total;
  return points === 1 && total + 10 <= blackjackTotal ? soft + total + 10 : total;
}

export const valueOf = (cards: readonly Card[]): HandValue =>
  cards.reduce((hand, card) => withPoints(hand, pointsOf(card)), 0);

/** The dealer draws to 16 and stands on every 17, including soft 17. */
export const dealerDraws = (hand: HandValue): boolean => totalOf(hand) < 17;

/**
 * Returns how many times a hand's stake is paid against the dealer: 0 loss, 1 push, 2 win. A bust hand loses regardless
 * of the dealer's hand.
 */
export function paysAgainst(hand: HandValue, dealer: HandValue): 0 | 1 | 2 {
  const [own, other] = [totalOf(hand), totalOf(dealer)];
  if (own > blackjackTotal) return 0;
  if (other > blackjackTotal || own > other) return 2;
  return own === other ? 1 : 0;
}
