import { cardName, type Card } from '../cards/card.ts';
import { judgeHand, pokerHands, type PokerHand } from './pokerHand.ts';
import type { ShownVideoPoker } from './videoPokerApi.ts';
import { payLine, type VideoPokerModel } from './videoPokerModels.ts';

/** A round as it is kept between deal and draw. */
export interface VideoPokerState {
  readonly stake: number;
  readonly dealt: readonly Card[];
  /** What was held and the hand that came of it; null until the draw. */
  readonly drawn: { readonly held: readonly boolean[]; readonly cards: readonly Card[] } | null;
}

/** The next card, given those that were dealt; a card thrown away does not come back. */
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
  pokerHands[judgeHand(a, b, c, d, e)] ?? 'nothing';

/** The line of the pay table that the cards on the table stand on. */
const lineOf = (model: VideoPokerModel, state: VideoPokerState) =>
  payLine(model, handOf(state.drawn?.cards ?? state.dealt));

/** Minor units that the round pays, null before the draw. */
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
