import { expect, test } from 'vitest';
import { gameShellMessages } from '../../../frame/gameShellMessages.ts';
import { moneyFormat } from '../../../page/moneyFormat.ts';
import { cardNamed } from '../../cards/card.ts';
import { videoPokerModel } from '../videoPokerModels.ts';
import { drawCards, roundWin, showVideoPoker, type VideoPokerState } from '../videoPokerRound.ts';
import { cardsSentence, handSentence } from './handSentence.ts';

const model = videoPokerModel('jacks-or-better');
const dealt = (cards: string): VideoPokerState => ({ stake: 100, dealt: cards.split(' ').map(cardNamed), drawn: null });
const drawn = (cards: string): VideoPokerState => drawCards(dealt(cards), [true, true, true, true, true], () => 0);

function sentence(state: VideoPokerState, culture: 'en' | 'zh' = 'en'): string {
  const round = {
    roundId: 'r',
    stake: 100,
    win: roundWin(model, state),
    jackpotWin: 0,
    shown: showVideoPoker(model, state),
  };
  return handSentence(round, { culture, messages: gameShellMessages[culture], amount: moneyFormat(culture, 'GBP') });
}

test('the sentence states the hand and its win', () => {
  expect(sentence(dealt('2S 2C 2D 9H 8C'))).toBe('Three of a kind. Hold cards, then draw.');
  expect(sentence(drawn('2S 2C 2D 9H 8C'))).toBe('Three of a kind. Won £3.00.');
  expect(sentence(drawn('2S 4C 6D 9H 8C'))).toBe('No win.');
  expect(sentence(drawn('2S 2C 2D 2H 8C'), 'zh')).toBe('四条。赢得 £25.00。');
  expect(cardsSentence(showVideoPoker(model, dealt('AS TC 2D 9H 8C')), 'en')).toBe(
    'You have ace of spades, ten of clubs, two of diamonds, nine of hearts, eight of clubs.',
  );
});

test('ON6 a pair that returns the stake is not called a win', () => {
  expect(sentence(drawn('JS JC 2D 9H 8C'))).toBe('Jacks or better. £1.00 returned on a £1.00 stake.');
});
