import { minorUnits } from '@foyer/contract/money';
import * as v from 'valibot';
import { cardNameSchema } from '../cards/card.ts';
import { pokerHands } from './pokerHand.ts';

/** What video poker in its frame and its server say to each other. */

export const videoPokerBet = v.strictObject({ stake: v.pipe(minorUnits, v.minValue(1)) });
export type VideoPokerBet = v.InferOutput<typeof videoPokerBet>;

/** Which of the five cards are held; the others are exchanged. */
export const videoPokerMove = v.strictObject({ hold: v.pipe(v.array(v.boolean()), v.length(5)) });
export type VideoPokerMove = v.InferOutput<typeof videoPokerMove>;

export const videoPokerSetup = v.object({
  stakes: v.array(minorUnits),
  /** The pay table, best hand first, in stakes. */
  pays: v.array(v.object({ hand: v.picklist(pokerHands), stakes: v.number() })),
});
export type VideoPokerSetup = v.InferOutput<typeof videoPokerSetup>;

const fiveCards = v.pipe(v.array(cardNameSchema), v.length(5));

export const shownVideoPoker = v.object({
  /** The hand as it is now, and as it was dealt. */
  cards: fiveCards,
  dealt: fiveCards,
  /** Which cards were held; null before the draw. */
  held: v.nullable(v.pipe(v.array(v.boolean()), v.length(5))),
  /** The line of the pay table that the cards stand on; null when they pay nothing. */
  hand: v.nullable(v.picklist(pokerHands)),
  stake: minorUnits,
  over: v.boolean(),
});
export type ShownVideoPoker = v.InferOutput<typeof shownVideoPoker>;
