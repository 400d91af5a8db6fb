import type { Card } from '../cards/card.ts';
import { blackjackTotal, dealerDraws, isBust, paysAgainst, pointsOf, totalOf, valueOf } from './handValue.ts';

export const blackjackMoves = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

export interface PlayerHand {
  readonly cards: readonly Card[];
  /** Minor units on this hand; twice the opening stake after doubling. */
  readonly stake: number;
  /** The hand takes no more cards. */
  readonly closed: boolean;
}

/** State of a round between moves. The dealer's second card stays hidden until the round ends. */
export interface BlackjackState {
  readonly stake: number;
  readonly dealer: readonly Card[];
  /** One hand, or two after a split. */
  readonly hands: readonly PlayerHand[];
  readonly insurance: 'none' | 'offered' | 'declined' | 'taken';
  readonly over: boolean;
}

/** Draws the next card, given those on the table. */
export type Deal = (dealt: readonly Card[]) => Card;

const onTable = ({ dealer, hands }: Pick<BlackjackState, 'dealer' | 'hands'>): Card[] => [
  ...dealer,
  ...hands.flatMap(({ cards }) => cards),
];
const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(valueOf(cards)) === blackjackTotal;
/** Two cards that make 21 after a split are not a blackjack. */
export const hasBlackjack = ({ hands }: Pick<BlackjackState, 'hands'>): boolean =>
  hands.length === 1 && isNatural(hands[0]?.cards ?? []);
export const dealerHasBlackjack = ({ dealer }: Pick<BlackjackState, 'dealer'>): boolean => isNatural(dealer);

/** Returns the index of the hand that needs a decision, or -1. */
export const activeHand = ({ hands, insurance, over }: BlackjackState): number =>
  over || insurance === 'offered' ? -1 : hands.findIndex(({ closed }) => !closed);

/** Insurance costs half the opening stake. */
export const insuranceStake = ({ stake }: Pick<BlackjackState, 'stake'>): number => stake / 2;

/** Returns the moves that are allowed now. */
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
  return state.insurance === 'offered' ? state : checkForBlackjack(state);
}

/** The dealer checks the hidden card for blackjack; a blackjack on either side ends the round before any move. */
function checkForBlackjack(state: BlackjackState): BlackjackState {
  return dealerHasBlackjack(state) || hasBlackjack(state) ? { ...state, over: true } : state;
}

/**
 * Plays the dealer's hand once all player hands are closed. If all of them are bust, the dealer only reveals the hidden
 * card.
 */
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

/** Returns the round after an allowed move. */
export function playMove(state: BlackjackState, move: BlackjackMove, deal: Deal): BlackjackState {
  if (move === 'insure' || move === 'decline')
    return checkForBlackjack({ ...state, insurance: move === 'insure' ? 'taken' : 'declined' });
  if (move === 'split') return endIfClosed(split(state, deal), deal);
  const active = activeHand(state);
  const changed = (hand: PlayerHand): PlayerHand => {
    if (move === 'stand') return { ...hand, closed: true };
    const card = deal(onTable(state));
    return move === 'hit' ? withCard(hand, card) : withCard({ ...hand, stake: hand.stake * 2 }, card, true);
  };
  return endIfClosed({ ...state, hands: state.hands.map((hand, at) => (at === active ? changed(hand) : hand)) }, deal);
}

/** Ends an abandoned round: declines insurance and stands on every open hand. */
export function standAll(state: BlackjackState, deal: Deal): BlackjackState {
  const checked = state.insurance === 'offered' ? playMove(state, 'decline', deal) : state;
  if (checked.over) return checked;
  return endIfClosed({ ...checked, hands: checked.hands.map((hand) => ({ ...hand, closed: true })) }, deal);
}

/** Returns the payout of a hand in a finished round, in minor units. Blackjack pays three to two. */
export function handWin(state: BlackjackState, hand: PlayerHand): number {
  const dealer = dealerHasBlackjack(state);
  if (hasBlackjack(state)) return dealer ? hand.stake : (hand.stake * 5) / 2;
  return dealer ? 0 : hand.stake * paysAgainst(valueOf(hand.cards), valueOf(state.dealer));
}

/** Returns the payout of the insurance in a finished round, in minor units: two to one if the dealer has blackjack. */
export const insuranceWin = (state: BlackjackState): number =>
  state.insurance === 'taken' && dealerHasBlackjack(state) ? insuranceStake(state) * 3 : 0;

/** Returns the payout of a finished round, in minor units. */
export const roundWin = (state: BlackjackState): number =>
  insuranceWin(state) + state.hands.reduce((sum, hand) => sum + handWin(state, hand), 0);

/** Returns the total stake of the round so far, in minor units. */
export const roundStake = (state: BlackjackState): number =>
  (state.insurance === 'taken' ? insuranceStake(state) : 0) + state.hands.reduce((sum, { stake }) => sum + stake, 0);
