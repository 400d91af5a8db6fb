import { pathToFileURL } from 'node:url';
import { advise, adviseSplit, type Advice } from './basicStrategy.ts';
import { blackjackModels, type BlackjackModel } from './blackjackModels.ts';
import { blackjackTotal, dealerDraws, isBust, paysAgainst, totalOf, withPoints, type HandValue } from './handValue.ts';

/**
 * The exact return of basic strategy, card by card without replacement. To run it:
 * `node platform/src/blackjack/exactReturn.ts`
 *
 * All values are expectations in opening stakes, over the rounds in which the dealer has no blackjack; the others are
 * added at the end. Basic strategy looks at the player's own hand and the dealer's open card alone, so the dealer may be
 * dealt after the player, and both hands of a split are worth the same.
 */
export interface Shoe {
  /** Cards left by points: index 1 for aces, to 10. */
  readonly left: number[];
  size: number;
}

export function fullShoe(decks: number): Shoe {
  return { left: [0, ...Array.from({ length: 9 }, () => 4 * decks), 16 * decks], size: 52 * decks };
}

/** Sum of `value` over the next card, each as likely as it is in the shoe. The card is gone while `value` is asked. */
export function overNextCard(shoe: Shoe, value: (points: number) => number): number {
  const { left, size } = shoe;
  let sum = 0;
  for (let points = 1; points <= 10; points++) {
    const count = left[points] ?? 0;
    if (count === 0) continue;
    left[points] = count - 1;
    shoe.size = size - 1;
    sum += (count / size) * value(points);
    left[points] = count;
  }
  shoe.size = size;
  return sum;
}

/** What the dealer ends with; over 21 is one of them, however far. */
const lastTotals = [17, 18, 19, 20, blackjackTotal, blackjackTotal + 1] as const;
const placeOfDealer = (dealer: HandValue): number => Math.min(totalOf(dealer), blackjackTotal + 1) - lastTotals[0];

/** Chances of `lastTotals`, given the open card and the cards that are left; without the rounds in which it is a blackjack. */
function dealerChances(shoe: Shoe, open: number): Float64Array {
  const chances = new Float64Array(lastTotals.length);
  const draw = (dealer: HandValue, chance: number, blackjack: number): void => {
    const { left, size } = shoe;
    for (let points = 1; points <= 10; points++) {
      const count = left[points] ?? 0;
      if (count === 0 || points === blackjack) continue;
      const next = withPoints(dealer, points);
      const both = (chance * count) / size;
      if (dealerDraws(next)) {
        left[points] = count - 1;
        shoe.size = size - 1;
        draw(next, both, 0);
        left[points] = count;
        shoe.size = size;
      } else {
        const place = placeOfDealer(next);
        chances[place] = (chances[place] ?? 0) + both;
      }
    }
  };
  draw(withPoints(0, open), 1, open === 1 ? 10 : open === 10 ? 1 : 0);
  return chances;
}

/** What is known of play against one open card. */
export interface Memory {
  /** Net values of hands that draw, by decision, hand and cards that are left. */
  readonly hands: Map<string, number>;
  /** `dealerChances` by the cards that are left: of use to every total that stands. */
  readonly dealers: Map<string, Float64Array>;
}

export const emptyMemory = (): Memory => ({ hands: new Map(), dealers: new Map() });

/** What standing pays, in stakes of the hand; rounds with a blackjack of the dealer count nothing. */
export function standing(shoe: Shoe, hand: HandValue, open: number, { dealers }: Memory): number {
  const key = shoe.left.join();
  let chances = dealers.get(key);
  if (chances === undefined) dealers.set(key, (chances = dealerChances(shoe, open)));
  return lastTotals.reduce((sum, total, place) => sum + (chances?.[place] ?? 0) * paysAgainst(hand, total), 0);
}

export interface Choice {
  readonly hand: HandValue;
  readonly open: number;
  readonly mayDouble: boolean;
}

/**
 * Net value of a hand played by basic strategy, its own stake subtracted in the same rounds. `first` overrules the first
 * decision; `known` remembers values against one open card.
 */
export function playedHand(shoe: Shoe, { hand, open, mayDouble }: Choice, known: Memory, first?: Advice): number {
  const noBlackjack = (): number => noDealerBlackjack(shoe, open);
  if (isBust(hand)) return -noBlackjack();
  const advice = totalOf(hand) === 21 ? 'S' : (first ?? advise(hand, open, mayDouble));
  if (advice === 'S') return standing(shoe, hand, open, known) - noBlackjack();
  // An overruled decision is asked once.
  const key = first === undefined ? `${advice}${hand}|${shoe.left.join()}` : '';
  const before = known.hands.get(key);
  if (before !== undefined) return before;
  let value: number;
  if (advice === 'H')
    value = overNextCard(shoe, (points) =>
      playedHand(shoe, { hand: withPoints(hand, points), open, mayDouble: false }, known),
    );
  else
    value =
      2 *
      overNextCard(shoe, (points) =>
        playedHand(shoe, { hand: withPoints(hand, points), open, mayDouble: false }, known, 'S'),
      );
  if (key !== '') known.hands.set(key, value);
  return value;
}

/** Chance that the dealer's hidden card makes no blackjack with the open one, given the cards that are left. */
function noDealerBlackjack({ left, size }: Shoe, open: number): number {
  if (open !== 1 && open !== 10) return 1;
  return 1 - (left[open === 1 ? 10 : 1] ?? 0) / size;
}

/** Net value of both hands after a split; aces get one card each. */
export function splitHands(shoe: Shoe, points: number, open: number, known: Memory): number {
  const one = overNextCard(shoe, (next) =>
    playedHand(
      shoe,
      { hand: withPoints(withPoints(0, points), next), open, mayDouble: points !== 1 },
      known,
      points === 1 ? 'S' : undefined,
    ),
  );
  return 2 * one;
}

/** Exact return in per cent of the opening stake. */
export function exactReturn({ decks }: Pick<BlackjackModel, 'decks'>): number {
  const shoe = fullShoe(decks);
  const net = overNextCard(shoe, (open) => {
    const known = emptyMemory();
    return overNextCard(shoe, (one) =>
      overNextCard(shoe, (two) => {
        const hand = withPoints(withPoints(0, one), two);
        const alone = noDealerBlackjack(shoe, open);
        if (totalOf(hand) === 21) return 1.5 * alone;
        const played =
          one === two && adviseSplit(one, open)
            ? splitHands(shoe, one, open, known)
            : playedHand(shoe, { hand, open, mayDouble: true }, known);
        return played - (1 - alone);
      }),
    );
  });
  return 100 * (1 + net);
}

function main(): void {
  for (const model of blackjackModels)
    process.stdout.write(`${model.id}: ${exactReturn(model).toFixed(4)} %, published ${model.rtp.toFixed(2)} %\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
