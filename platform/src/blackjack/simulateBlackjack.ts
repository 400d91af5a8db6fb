import { createFastShoe, type FastShoe } from '../cards/fastShoe.ts';
import type { Draw } from '../play/gameEngine.ts';
import { advise, adviseSplit } from './basicStrategy.ts';
import type { BlackjackModel } from './blackjackModels.ts';
import { blackjackTotal, dealerDraws, isBust, paysAgainst, pointsOf, totalOf, withPoints, type HandValue } from './handValue.ts';

export interface SimulatedReturn {
  readonly rounds: number;
  /** Per cent of the opening stakes. */
  readonly mean: number;
  /** Half width of the 99.9 % interval around the mean, in percentage points. */
  readonly halfWidth: number;
  /** Standard deviation of a round's net win in opening stakes. */
  readonly deviation: number;
}

/** Plays one hand by basic strategy. Returns its value, with `doubled` added when a second stake was put on it. */
const doubled = 256;
function playHand(shoe: FastShoe, dealt: HandValue, open: number): HandValue {
  let hand = dealt;
  let mayDouble = true;
  while (totalOf(hand) < blackjackTotal) {
    const advice = advise(hand, open, mayDouble);
    if (advice === 'S') break;
    hand = withPoints(hand, pointsOf(shoe.deal()));
    if (advice === 'D') return hand + doubled;
    mayDouble = false;
  }
  return hand;
}

/**
 * One round by basic strategy, cards dealt in the order of `blackjackRound`; what it brings beyond its stakes, in halves of
 * the opening stake. It is a second telling of the same rules without anything kept, so that ten million rounds take
 * seconds; a test plays both with the same cards.
 */
export function netOfRound(shoe: FastShoe): number {
  shoe.gather();
  const first = pointsOf(shoe.deal());
  const open = pointsOf(shoe.deal());
  const second = pointsOf(shoe.deal());
  const hand = withPoints(withPoints(0, first), second);
  let dealer = withPoints(withPoints(0, open), pointsOf(shoe.deal()));
  const blackjack = totalOf(hand) === blackjackTotal;
  if (totalOf(dealer) === blackjackTotal) return blackjack ? 0 : -2;
  if (blackjack) return 3;
  let one: HandValue;
  let other: HandValue = 0;
  const halves = first === second && adviseSplit(first, open);
  if (halves) {
    one = withPoints(withPoints(0, first), pointsOf(shoe.deal()));
    other = withPoints(withPoints(0, second), pointsOf(shoe.deal()));
    if (first !== 1) {
      one = playHand(shoe, one, open);
      other = playHand(shoe, other, open);
    }
  } else {
    one = playHand(shoe, hand, open);
  }
  const [oneStake, otherStake] = [one >= doubled ? 4 : 2, other >= doubled ? 4 : 2];
  one %= doubled;
  other %= doubled;
  if (!isBust(one) || (halves && !isBust(other))) while (dealerDraws(dealer)) dealer = withPoints(dealer, pointsOf(shoe.deal()));
  const net = oneStake * (paysAgainst(one, dealer) - 1);
  return halves ? net + otherStake * (paysAgainst(other, dealer) - 1) : net;
}

export function simulateBlackjack({ decks }: Pick<BlackjackModel, 'decks'>, rounds: number, draw: Draw): SimulatedReturn {
  const shoe = createFastShoe(decks, draw);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const net = netOfRound(shoe);
    sum += net;
    squares += net * net;
  }
  const mean = sum / rounds / 2;
  const deviation = Math.sqrt(squares / rounds / 4 - mean * mean);
  return { rounds, mean: 100 * (1 + mean), halfWidth: (100 * 3.2905 * deviation) / Math.sqrt(rounds), deviation };
}
