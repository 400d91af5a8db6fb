import { joinSentences } from '@foyer/contract/joinSentences';
import type { ViewRound, GameShell } from '../../../frame/gameView.ts';
import { outcomeSentence } from '../../../frame/outcomeSentence.ts';
import { cardNames } from '../../cards/frame/cardName.ts';
import { handNames } from '../handNames.ts';
import type { ShownVideoPoker } from '../videoPokerApi.ts';
import { videoPokerMessages } from './videoPokerMessages.ts';

type Place = Pick<GameShell, 'culture' | 'messages' | 'amount'>;

/** Names the five cards, for screen readers only. */
export const cardsSentence = ({ cards }: ShownVideoPoker, culture: Place['culture']): string =>
  videoPokerMessages[culture].youHave(cardNames(cards, culture));

/** Describes the state or the outcome of the round in one line. */
export function handSentence(
  round: ViewRound<ShownVideoPoker>,
  { culture, messages: gameShellMessages, amount }: Place,
): string {
  const messages = videoPokerMessages[culture];
  const { hand, over } = round.shown;
  const made = hand ? messages.makes(handNames[culture][hand]) : '';
  const rest = over ? outcomeSentence(round, { messages: gameShellMessages, amount }) : messages.chooseHolds;
  return joinSentences(culture, [made, rest]);
}
