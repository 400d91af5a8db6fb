import { minorUnits } from '@foyer/contract/money';
import * as v from 'valibot';
import { cardNameSchema } from '../cards/card.ts';
import { blackjackMoves } from './blackjackRound.ts';

/** What a blackjack table in its frame and its server say to each other. */

export const blackjackBet = v.strictObject({ stake: v.pipe(minorUnits, v.minValue(1)) });
export type BlackjackBet = v.InferOutput<typeof blackjackBet>;

export const blackjackMove = v.picklist(blackjackMoves);

export const blackjackSetup = v.object({
  decks: v.number(),
  /** Values of the chips; a stake is a sum of chips between the bounds. */
  chips: v.array(minorUnits),
  minimum: minorUnits,
  maximum: minorUnits,
});
export type BlackjackSetup = v.InferOutput<typeof blackjackSetup>;

export const handOutcomes = ['blackjack', 'win', 'push', 'loss', 'bust'] as const;
export type HandOutcome = (typeof handOutcomes)[number];

/** Best total of the cards in sight, and whether an ace counts eleven in it. */
const worth = { total: v.number(), soft: v.boolean() };

const shownHand = v.object({
  cards: v.array(cardNameSchema),
  ...worth,
  stake: minorUnits,
  /** Null until the round is over. */
  outcome: v.nullable(v.picklist(handOutcomes)),
  win: minorUnits,
});

export const shownBlackjack = v.object({
  dealer: v.object({
    /** Without the hidden card. */
    cards: v.array(cardNameSchema),
    hidden: v.boolean(),
    ...worth,
    blackjack: v.boolean(),
  }),
  hands: v.array(shownHand),
  /** Index of the hand to decide about, -1 when there is none. */
  active: v.number(),
  /** Stake and win are those of the insurance. */
  insurance: v.object({ is: v.picklist(['none', 'offered', 'declined', 'taken']), stake: minorUnits, win: minorUnits }),
  moves: v.array(blackjackMove),
  /** Minor units at stake in the whole round so far. */
  stake: minorUnits,
  over: v.boolean(),
});
export type ShownBlackjack = v.InferOutput<typeof shownBlackjack>;
