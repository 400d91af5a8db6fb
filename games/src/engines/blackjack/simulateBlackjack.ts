import { createFastShoe, type FastShoe } from '../cards/fastShoe.ts';
import type { Draw } from '../gameEngine.ts';
import { createReturnTally, type SimulatedReturn } from '../returnTally.ts';
import { advise, adviseSplit } from './advise.ts';
import type { BlackjackModel } from './blackjackModels.ts';
import {
  blackjackTotal,
  dealerDraws,
  isBust,
  paysAgainst,
  pointsOf,
  totalOf,
  withPoints,
  type HandValue,
} from './handValue.ts';

/** Plays one hand by basic strategy. Returns its value, plus `doubled` if the stake was doubled. */
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
 * Plays one round by basic strategy, dealing in the order of `blackjackRound`. Returns the net win in halves of the
 * opening stake. A second, allocation-free implementation of the rules, so that ten million rounds take seconds; a test
 * compares both with the same cards.
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
  if (!isBust(one) || (halves && !isBust(other)))
    while (dealerDraws(dealer)) dealer = withPoints(dealer, pointsOf(shoe.deal()));
  const net = oneStake * (paysAgainst(one, dealer) - 1);
  return halves ? net + otherStake * (paysAgainst(other, dealer) - 1) : net;
}

/** No round loses or wins more than four opening stakes, in halves. */
const maxHalves = 8;

/** Simulates the return on opening stakes. A lost doubled hand counts as negative, as the player sees it. */
export function simulateBlackjack(
  { decks }: Pick<BlackjackModel, 'decks'>,
  rounds: number,
  draw: Draw,
): SimulatedReturn {
  const shoe = createFastShoe(decks, draw);
  // Counts rounds by outcome first, so that the loop allocates nothing.
  const counts = new Int32Array(2 * maxHalves + 1);
  for (let round = 0; round < rounds; round++) {
    const place = netOfRound(shoe) + maxHalves;
    counts[place] = (counts[place] as number) + 1;
  }
  const tally = createReturnTally();
  counts.forEach((times, place) => tally.add(1 + (place - maxHalves) / 2, times));
  return tally.seen();
}
