import { cardName, type Card } from '../cards/card.ts';
import type { HandOutcome, ShownBlackjack } from './blackjackApi.ts';
import {
  activeHand,
  dealerHasBlackjack,
  handWin,
  hasBlackjack,
  insuranceStake,
  insuranceWin,
  possibleMoves,
  roundStake,
  type BlackjackState,
  type PlayerHand,
} from './blackjackRound.ts';
import { isBust, isSoft, totalOf, valueOf } from './handValue.ts';

const worthOf = (cards: readonly Card[]) => ({ total: totalOf(valueOf(cards)), soft: isSoft(valueOf(cards)) });

function outcomeOf(state: BlackjackState, hand: PlayerHand): HandOutcome {
  if (isBust(valueOf(hand.cards))) return 'bust';
  const win = handWin(state, hand);
  if (win > hand.stake) return hasBlackjack(state) ? 'blackjack' : 'win';
  return win === hand.stake ? 'push' : 'loss';
}

/** Returns the round as the player may see it: the dealer's second card stays on the server until the round ends. */
export function showBlackjack(state: BlackjackState): ShownBlackjack {
  const dealer = state.over ? state.dealer : state.dealer.slice(0, 1);
  return {
    dealer: {
      cards: dealer.map(cardName),
      hidden: !state.over,
      ...worthOf(dealer),
      blackjack: state.over && dealerHasBlackjack(state),
    },
    hands: state.hands.map((hand) => ({
      cards: hand.cards.map(cardName),
      ...worthOf(hand.cards),
      stake: hand.stake,
      outcome: state.over ? outcomeOf(state, hand) : null,
      win: state.over ? handWin(state, hand) : 0,
    })),
    active: activeHand(state),
    insurance: {
      is: state.insurance,
      stake: state.insurance === 'none' || state.insurance === 'declined' ? 0 : insuranceStake(state),
      win: state.over ? insuranceWin(state) : 0,
    },
    moves: possibleMoves(state),
    stake: roundStake(state),
    over: state.over,
  };
}
