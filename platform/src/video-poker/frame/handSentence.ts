import { cardsWords, joined } from '../../cards/frame/cardWords.ts';
import type { ViewRound, GameShell } from '../../play/frame/gameView.ts';
import { outcomeSentence } from '../../play/frame/outcomeSentence.ts';
import { handNames } from '../handNames.ts';
import type { ShownVideoPoker } from '../videoPokerApi.ts';
import { videoPokerWords } from './videoPokerWords.ts';

type Place = Pick<GameShell, 'culture' | 'words' | 'amount'>;

/** The five cards, for a screen reader: who sees the table need not be told. */
export const cardsSentence = ({ cards }: ShownVideoPoker, culture: Place['culture']): string =>
  videoPokerWords[culture].youHave(cardsWords(cards, culture));

/** How the round stands, or what came of it, in one line. */
export function handSentence(round: ViewRound<ShownVideoPoker>, { culture, words: shellWords, amount }: Place): string {
  const words = videoPokerWords[culture];
  const { hand, over } = round.shown;
  const made = hand ? words.makes(handNames[culture][hand]) : '';
  const rest = over ? outcomeSentence(round, { words: shellWords, amount }) : words.chooseHolds;
  return joined(culture, [made, rest]);
}
