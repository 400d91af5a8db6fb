import { pathToFileURL } from 'node:url';
import { advise, adviseSplit, type Advice } from './advise.ts';
import { blackjackModels, type BlackjackModel } from './blackjackModels.ts';
import { blackjackTotal, dealerDraws, isBust, paysAgainst, totalOf, withPoints, type HandValue } from './handValue.ts';

/**
 * Exact RTP of basic strategy, computed card by card without replacement. To print it:
 * `node games/src/engines/blackjack/exactReturn.ts`
 *
 * All values are expectations in opening stakes over rounds without a dealer blackjack; `exactReturn` adds the other
 * rounds at the end. Basic strategy depends only on the player's hand and the dealer's open card. The dealer can
 * therefore be dealt after the player, and both hands of a split have the same value.
 */
export interface Shoe {
  /** Number of cards left by points: index 1 for aces, up to 10. */
  readonly left: number[];
  size: number;
}

export function fullShoe(decks: number): Shoe {
  return { left: [0, ...Array.from({ length: 9 }, () => 4 * decks), 16 * decks], size: 52 * decks };
}

/** Averages `value` over the next card, weighted by the cards left. Removes the card while `value` runs. */
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

/** Final totals of the dealer. The last entry stands for every total above 21. */
const lastTotals = [17, 18, 19, 20, blackjackTotal, blackjackTotal + 1] as const;
const placeOfDealer = (dealer: HandValue): number => Math.min(totalOf(dealer), blackjackTotal + 1) - lastTotals[0];

/**
 * Returns the probabilities of `lastTotals`, given the open card and the cards left, excluding rounds with a dealer
 * blackjack.
 */
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

/** Memoised results of play against one open card. */
export interface Memo {
  /** Net values of hands that draw, by decision, hand and cards left. */
  readonly hands: Map<string, number>;
  /** `dealerChances` by the cards left, shared by all totals that stand. */
  readonly dealers: Map<string, Float64Array>;
}

export const emptyMemo = (): Memo => ({ hands: new Map(), dealers: new Map() });

/** Returns the payout of standing in stakes of the hand. Rounds with a dealer blackjack count zero. */
export function standing(shoe: Shoe, hand: HandValue, open: number, { dealers }: Memo): number {
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
 * Returns the net value of a hand played by basic strategy, its own stake subtracted. `first` overrides the first
 * decision; `known` memoises values against one open card.
 */
export function playedHand(shoe: Shoe, { hand, open, mayDouble }: Choice, memo: Memo, first?: Advice): number {
  const noBlackjack = (): number => noDealerBlackjack(shoe, open);
  if (isBust(hand)) return -noBlackjack();
  const advice = totalOf(hand) === 21 ? 'S' : (first ?? advise(hand, open, mayDouble));
  if (advice === 'S') return standing(shoe, hand, open, memo) - noBlackjack();
  // Overridden decisions occur once, so they are not memoised.
  const key = first === undefined ? `${advice}${hand}|${shoe.left.join()}` : '';
  const before = memo.hands.get(key);
  if (before !== undefined) return before;
  let value: number;
  if (advice === 'H')
    value = overNextCard(shoe, (points) =>
      playedHand(shoe, { hand: withPoints(hand, points), open, mayDouble: false }, memo),
    );
  else
    value =
      2 *
      overNextCard(shoe, (points) =>
        playedHand(shoe, { hand: withPoints(hand, points), open, mayDouble: false }, memo, 'S'),
      );
  if (key !== '') memo.hands.set(key, value);
  return value;
}

/** Returns the probability that the dealer's hidden card does not make a blackjack, given the cards left. */
function noDealerBlackjack({ left, size }: Shoe, open: number): number {
  if (open !== 1 && open !== 10) return 1;
  return 1 - (left[open === 1 ? 10 : 1] ?? 0) / size;
}

/** Returns the net value of both hands after a split. Aces get one card each. */
export function splitHands(shoe: Shoe, points: number, open: number, memo: Memo): number {
  const one = overNextCard(shoe, (next) =>
    playedHand(
      shoe,
      { hand: withPoints(withPoints(0, points), next), open, mayDouble: points !== 1 },
      memo,
      points === 1 ? 'S' : undefined,
    ),
  );
  return 2 * one;
}

/** Returns the exact RTP in per cent of the opening stake. */
export function exactReturn({ decks }: Pick<BlackjackModel, 'decks'>): number {
  const shoe = fullShoe(decks);
  const net = overNextCard(shoe, (open) => {
    const memo = emptyMemo();
    return overNextCard(shoe, (one) =>
      overNextCard(shoe, (two) => {
        const hand = withPoints(withPoints(0, one), two);
        const alone = noDealerBlackjack(shoe, open);
        if (totalOf(hand) === 21) return 1.5 * alone;
        const played =
          one === two && adviseSplit(one, open)
            ? splitHands(shoe, one, open, memo)
            : playedHand(shoe, { hand, open, mayDouble: true }, memo);
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
