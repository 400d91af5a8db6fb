import { rankOf, ranks, type Card } from '../cards/card.ts';

/**
 * What a hand is worth in one number: its best total, plus `soft` while an ace counts eleven in it. One number, so that
 * rounds, simulation and exact return judge hands by the same few lines, and quickly.
 */
export type HandValue = number;

export const soft = 64;
export const blackjackTotal = 21;

export const totalOf = (hand: HandValue): number => hand & (soft - 1);
export const isSoft = (hand: HandValue): boolean => hand >= soft;
export const isBust = (hand: HandValue): boolean => totalOf(hand) > blackjackTotal;

/** Points of a card: 1 for an ace, 10 for ten to king. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === ranks.ace) return 1;
  return rank >= ranks.ten ? 10 : rank + 2;
}

/** The hand with one more card of these points. */
export function withPoints(hand: HandValue, points: number): HandValue {
  const total = totalOf(hand) + points;
  if (isSoft(hand)) return total > blackjackTotal ? total - 10 : soft + total;
  return points === 1 && total + 10 <= blackjackTotal ? soft + total + 10 : total;
}

export const valueOf = (cards: readonly Card[]): HandValue =>
  cards.reduce((hand, card) => withPoints(hand, pointsOf(card)), 0);

/** The dealer draws to 16 and stands on every 17, a soft one too. */
export const dealerDraws = (hand: HandValue): boolean => totalOf(hand) < 17;

/** How often a hand pays its own stake against the dealer's: 0 lost, 1 given back, 2 won. A bust hand loses, whatever the dealer has. */
export function paysAgainst(hand: HandValue, dealer: HandValue): 0 | 1 | 2 {
  const [own, other] = [totalOf(hand), totalOf(dealer)];
  if (own > blackjackTotal) return 0;
  if (other > blackjackTotal || own > other) return 2;
  return own === other ? 1 : 0;
}
