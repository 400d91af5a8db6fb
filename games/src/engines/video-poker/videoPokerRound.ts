import { cardName, type Card } from '../cards/card.ts';
import { evaluateHand, pokerHands, type PokerHand } from './pokerHand.ts';
import type { ShownVideoPoker } from './videoPokerApi.ts';
import { payLine, type VideoPokerModel } from './videoPokerModels.ts';

/** State of a round between deal and draw. */
export interface VideoPokerState {
  readonly stake: number;
  readonly dealt: readonly Card[];
  /** The holds and the final hand; null until the draw. */
  readonly drawn: { readonly held: readonly boolean[]; readonly cards: readonly Card[] } | null;
}

/** Draws the next card, given those dealt. Discarded cards do not return. */
export type Deal = (dealt: readonly Card[]) => Card;

export function dealHand(stake: number, deal: Deal): VideoPokerState {
  const dealt: Card[] = [];
  while (dealt.length < 5) dealt.push(deal(dealt));
  return { stake, dealt, drawn: null };
}

export function drawCards(state: VideoPokerState, held: readonly boolean[], deal: Deal): VideoPokerState {
  const gone = [...state.dealt];
  const cards = state.dealt.map((card, at) => {
    if (held[at]) return card;
    const next = deal(gone);
    gone.push(next);
    return next;
  });
  return { ...state, drawn: { held, cards } };
}

const handOf = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly Card[]): PokerHand =>
  pokerHands[evaluateHand(a, b, c, d, e)] ?? 'nothing';

/** Returns the pay table row of the cards on the table. */
const lineOf = (model: VideoPokerModel, state: VideoPokerState) =>
  payLine(model, handOf(state.drawn?.cards ?? state.dealt));

/** Returns the payout of the round in minor units; null before the draw. */
export const roundWin = (model: VideoPokerModel, state: VideoPokerState): number | null =>
  state.drawn ? (lineOf(model, state)?.[1] ?? 0) * state.stake : null;

export function showVideoPoker(model: VideoPokerModel, state: VideoPokerState): ShownVideoPoker {
  return {
    cards: (state.drawn?.cards ?? state.dealt).map(cardName),
    dealt: state.dealt.map(cardName),
    held: state.drawn ? [...state.drawn.held] : null,
    hand: lineOf(model, state)?.[0] ?? null,
    stake: state.stake,
    over: state.drawn !== null,
  };
}
