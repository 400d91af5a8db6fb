import { minorUnits } from '@foyer/contract/minorUnits';
import * as v from 'valibot';
import { cardNameSchema } from '../cards/card.ts';
import { pokerHands } from './pokerHand.ts';

/** Messages between video poker and its server. */

export const videoPokerBet = v.strictObject({ stake: v.pipe(minorUnits, v.minValue(1)) });
export type VideoPokerBet = v.InferOutput<typeof videoPokerBet>;

/** Which of the five cards are held; the others are exchanged. */
export const videoPokerMove = v.strictObject({ hold: v.pipe(v.array(v.boolean()), v.length(5)) });
export type VideoPokerMove = v.InferOutput<typeof videoPokerMove>;

export const videoPokerSetup = v.object({
  stakes: v.array(minorUnits),
  /** Pay table, best hand first, in stakes. */
  pays: v.array(v.object({ hand: v.picklist(pokerHands), stakes: v.number() })),
});
export type VideoPokerSetup = v.InferOutput<typeof videoPokerSetup>;

const fiveCards = v.pipe(v.array(cardNameSchema), v.length(5));

export const shownVideoPoker = v.object({
  /** Current cards, and the cards as dealt. */
  cards: fiveCards,
  dealt: fiveCards,
  /** Held cards; null before the draw. */
  held: v.nullable(v.pipe(v.array(v.boolean()), v.length(5))),
  /** Pay table row of the cards; null if they pay nothing. */
  hand: v.nullable(v.picklist(pokerHands)),
  stake: minorUnits,
  over: v.boolean(),
});
export type ShownVideoPoker = v.InferOutput<typeof shownVideoPoker>;
