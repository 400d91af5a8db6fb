import { cardNames, joined } from '../../cards/frame/cardName.ts';
import type { ViewRound, GameShell } from '../../play/frame/gameView.ts';
import { outcomeSentence } from '../../play/frame/outcomeSentence.ts';
import { handNames } from '../handNames.ts';
import type { ShownVideoPoker } from '../videoPokerApi.ts';
import { videoPokerMessages } from './videoPokerMessages.ts';

type Place = Pick<GameShell, 'culture' | 'messages' | 'amount'>;

/** The five cards, for a screen reader: who sees the table need not be told. */
export const cardsSentence = ({ cards }: ShownVideoPoker, culture: Place['culture']): string =>
  videoPokerMessages[culture].youHave(cardNames(cards, culture));

/** How the round stands, or what came of it, in one line. */
export function handSentence(
  round: ViewRound<ShownVideoPoker>,
  { culture, messages: gameShellMessages, amount }: Place,
): string {
  const messages = videoPokerMessages[culture];
  const { hand, over } = round.shown;
  const made = hand ? messages.makes(handNames[culture][hand]) : '';
  const rest = over ? outcomeSentence(round, { messages: gameShellMessages, amount }) : messages.chooseHolds;
  return joined(culture, [made, rest]);
}
