import type { Card } from '../cards/card.ts';
import { blackjackTotal, dealerDraws, isBust, paysAgainst, pointsOf, totalOf, valueOf } from './handValue.ts';

export const blackjackMoves = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

export interface PlayerHand {
  readonly cards: readonly Card[];
  /** Minor units on this hand, twice the opening stake when it was doubled. */
  readonly stake: number;
  /** No more cards for this hand. */
  readonly closed: boolean;
}

/** A round as it is kept between moves. The dealer's second card is hidden until the round is over. */
export interface BlackjackState {
  readonly stake: number;
  readonly dealer: readonly Card[];
  /** One hand, or two after a split. */
  readonly hands: readonly PlayerHand[];
  readonly insurance: 'none' | 'offered' | 'declined' | 'taken';
  readonly over: boolean;
}

/** The next card, given those on the table. */
export type Deal = (dealt: readonly Card[]) => Card;

const onTable = ({ dealer, hands }: Pick<BlackjackState, 'dealer' | 'hands'>): Card[] => [
  ...dealer,
  ...hands.flatMap(({ cards }) => cards),
];
const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(valueOf(cards)) === blackjackTotal;
/** Two cards that make 21 after a split are no blackjack. */
export const hasBlackjack = ({ hands }: Pick<BlackjackState, 'hands'>): boolean =>
  hands.length === 1 && isNatural(hands[0]?.cards ?? []);
export const dealerHasBlackjack = ({ dealer }: Pick<BlackjackState, 'dealer'>): boolean => isNatural(dealer);

/** Index of the hand that the player decides about, -1 when there is none. */
export const activeHand = ({ hands, insurance, over }: BlackjackState): number =>
  over || insurance === 'offered' ? -1 : hands.findIndex(({ closed }) => !closed);

/** The insurance is half the opening stake. */
export const insuranceStake = ({ stake }: Pick<BlackjackState, 'stake'>): number => stake / 2;

/** What the player may do now. */
export function possibleMoves(state: BlackjackState): BlackjackMove[] {
  if (state.over) return [];
  if (state.insurance === 'offered') return ['insure', 'decline'];
  const { cards = [] } = state.hands[activeHand(state)] ?? {};
  if (cards.length !== 2) return ['hit', 'stand'];
  const pair = pointsOf(cards[0] ?? 0) === pointsOf(cards[1] ?? 0) && state.hands.length === 1;
  return pair ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}

export function dealRound(stake: number, deal: Deal): BlackjackState {
  const cards: Card[] = [];
  for (let count = 0; count < 4; count++) cards.push(deal(cards));
  const [first = 0, open = 0, second = 0, hidden = 0] = cards;
  const state: BlackjackState = {
    stake,
    dealer: [open, hidden],
    hands: [{ cards: [first, second], stake, closed: false }],
    insurance: pointsOf(open) === 1 ? 'offered' : 'none',
    over: false,
  };
  return state.insurance === 'offered' ? state : lookForBlackjack(state);
}

/** The dealer looks at the hidden card: a blackjack on either side ends the round before a card is asked for. */
function lookForBlackjack(state: BlackjackState): BlackjackState {
  return dealerHasBlackjack(state) || hasBlackjack(state) ? { ...state, over: true } : state;
}

/** Plays the dealer's hand once no hand of the player is open. Against busts alone the dealer only turns the card. */
function endIfClosed(state: BlackjackState, deal: Deal): BlackjackState {
  if (state.hands.some(({ closed }) => !closed)) return state;
  const dealer = [...state.dealer];
  const alive = state.hands.some(({ cards }) => !isBust(valueOf(cards)));
  if (alive) while (dealerDraws(valueOf(dealer))) dealer.push(deal(onTable({ dealer, hands: state.hands })));
  return { ...state, dealer, over: true };
}

/** A hand of 21 or more takes no further card. */
const withCard = (hand: PlayerHand, card: Card, last = false): PlayerHand => {
  const cards = [...hand.cards, card];
  return { ...hand, cards, closed: last || totalOf(valueOf(cards)) >= blackjackTotal };
};

function split(state: BlackjackState, deal: Deal): BlackjackState {
  const [first = 0, second = 0] = state.hands[0]?.cards ?? [];
  const dealt = onTable(state);
  const third = deal(dealt);
  const fourth = deal([...dealt, third]);
  const aces = pointsOf(first) === 1;
  const half = { stake: state.stake, closed: false };
  return {
    ...state,
    hands: [withCard({ ...half, cards: [first] }, third, aces), withCard({ ...half, cards: [second] }, fourth, aces)],
  };
}

/** The round after a move that is possible in it. */
export function playMove(state: BlackjackState, move: BlackjackMove, deal: Deal): BlackjackState {
  if (move === 'insure' || move === 'decline')
    return lookForBlackjack({ ...state, insurance: move === 'insure' ? 'taken' : 'declined' });
  if (move === 'split') return endIfClosed(split(state, deal), deal);
  const active = activeHand(state);
  const changed = (hand: PlayerHand): PlayerHand => {
    if (move === 'stand') return { ...hand, closed: true };
    const card = deal(onTable(state));
    return move === 'hit' ? withCard(hand, card) : withCard({ ...hand, stake: hand.stake * 2 }, card, true);
  };
  return endIfClosed({ ...state, hands: state.hands.map((hand, at) => (at === active ? changed(hand) : hand)) }, deal);
}

/** Ends a round without its player: no insurance, and every open hand stands. */
export function standAll(state: BlackjackState, deal: Deal): BlackjackState {
  const looked = state.insurance === 'offered' ? playMove(state, 'decline', deal) : state;
  if (looked.over) return looked;
  return endIfClosed({ ...looked, hands: looked.hands.map((hand) => ({ ...hand, closed: true })) }, deal);
}

/** Minor units that a hand of a finished round pays. Blackjack pays three to two. */
export function handWin(state: BlackjackState, hand: PlayerHand): number {
  const dealer = dealerHasBlackjack(state);
  if (hasBlackjack(state)) return dealer ? hand.stake : (hand.stake * 5) / 2;
  return dealer ? 0 : hand.stake * paysAgainst(valueOf(hand.cards), valueOf(state.dealer));
}

/** Minor units that the insurance of a finished round pays: two to one against the dealer's blackjack. */
export const insuranceWin = (state: BlackjackState): number =>
  state.insurance === 'taken' && dealerHasBlackjack(state) ? insuranceStake(state) * 3 : 0;

/** Minor units that a finished round pays. */
export const roundWin = (state: BlackjackState): number =>
  insuranceWin(state) + state.hands.reduce((sum, hand) => sum + handWin(state, hand), 0);

/** Minor units at stake in the whole round so far. */
export const roundStake = (state: BlackjackState): number =>
  (state.insurance === 'taken' ? insuranceStake(state) : 0) + state.hands.reduce((sum, { stake }) => sum + stake, 0);
