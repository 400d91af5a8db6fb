import { minorUnits } from '@foyer/contract/minorUnits';
import * as v from 'valibot';
import { cardNameSchema } from '../cards/card.ts';
import { blackjackMoves } from './blackjackRound.ts';

/** Messages between a blackjack table and its server. */

export const blackjackBet = v.strictObject({ stake: v.pipe(minorUnits, v.minValue(1)) });
export type BlackjackBet = v.InferOutput<typeof blackjackBet>;

export const blackjackMove = v.picklist(blackjackMoves);

export const blackjackSetup = v.object({
  decks: v.number(),
  /** Chip values. A stake is a sum of chips within the limits. */
  chips: v.array(minorUnits),
  minimum: minorUnits,
  maximum: minorUnits,
});
export type BlackjackSetup = v.InferOutput<typeof blackjackSetup>;

export const handOutcomes = ['blackjack', 'win', 'push', 'loss', 'bust'] as const;
export type HandOutcome = (typeof handOutcomes)[number];

/** Best total of the visible cards, and whether an ace counts as eleven. */
const worth = { total: v.number(), soft: v.boolean() };

const shownHand = v.object({
  cards: v.array(cardNameSchema),
  ...worth,
  stake: minorUnits,
  /** Null until the round ends. */
  outcome: v.nullable(v.picklist(handOutcomes)),
  win: minorUnits,
});

export const shownBlackjack = v.object({
  dealer: v.object({
    /** Excludes the hidden card. */
    cards: v.array(cardNameSchema),
    hidden: v.boolean(),
    ...worth,
    blackjack: v.boolean(),
  }),
  hands: v.array(shownHand),
  /** Index of the hand that needs a decision, or -1. */
  active: v.number(),
  /** Stake and win of the insurance. */
  insurance: v.object({ is: v.picklist(['none', 'offered', 'declined', 'taken']), stake: minorUnits, win: minorUnits }),
  moves: v.array(blackjackMove),
  /** Total stake of the round so far, in minor units. */
  stake: minorUnits,
  over: v.boolean(),
});
export type ShownBlackjack = v.InferOutput<typeof shownBlackjack>;
