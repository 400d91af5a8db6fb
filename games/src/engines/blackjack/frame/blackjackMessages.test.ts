import { expect, test } from 'vitest';
import { chipsOf } from '../../../frame/chipStack.ts';
import { gameShellMessages } from '../../../frame/gameShellMessages.ts';
import { moneyFormat, shortAmount } from '../../../page/moneyFormat.ts';
import { cardNamed } from '../../cards/card.ts';
import { dealRound, playMove, roundStake, roundWin, type BlackjackMove } from '../blackjackRound.ts';
import { showBlackjack } from '../showBlackjack.ts';
import { moveKey } from './moveKey.ts';
import { roundSentence, spokenSentence } from './roundSentence.ts';

/** The round after these moves with these cards, at a stake of 10.00. */
function roundOf(cards: string, ...moves: BlackjackMove[]) {
  const shoe = cards.split(' ').map(cardNamed);
  const deal = (): number => shoe.shift() ?? 0;
  const state = moves.reduce((before, move) => playMove(before, move, deal), dealRound(1000, deal));
  return {
    roundId: 'r',
    stake: roundStake(state),
    win: state.over ? roundWin(state) : null,
    jackpotWin: 0,
    shown: showBlackjack(state),
  };
}
const shellIn = (culture: 'en' | 'zh') => ({
  culture,
  messages: gameShellMessages[culture],
  amount: moneyFormat(culture, 'GBP'),
  balance: () => 100_000,
});
const sentence = (culture: 'en' | 'zh', cards: string, ...moves: BlackjackMove[]): string =>
  roundSentence(roundOf(cards, ...moves), shellIn(culture));

test('the round sentence describes both hands and the result', () => {
  expect(sentence('en', '8S TH 5D 6C')).toBe('You have 13. The dealer shows the ten of hearts.');
  expect(sentence('en', 'AS TH 5D 6C')).toBe('You have soft 16. The dealer shows the ten of hearts.');
  expect(sentence('en', '8S AH 5D 6C')).toBe('You have 13. The dealer shows the ace of hearts. Insurance?');
  expect(sentence('en', '8S 6H 8D TC 3C 2C', 'split')).toBe('Hand 1 has 11. The dealer shows the six of hearts.');
  expect(sentence('en', 'AS 9H KD TC')).toBe('The dealer has 19. Blackjack. Won £25.00.');
  expect(sentence('en', '8S TH 5D KC TC', 'hit')).toBe('The dealer has 20. Bust. No win.');
  expect(sentence('zh', '8S TH 5D 6C')).toBe('您有 13 点。庄家亮出红桃10。');
});

test('ON6 a return of no more than the stake is not called a win', () => {
  expect(sentence('en', 'TS 9H 9D TC', 'stand')).toBe(
    'The dealer has 19. You have 19. £10.00 returned on a £10.00 stake.',
  );
  expect(sentence('en', 'TS AH 9D KC', 'insure')).toBe(
    'The dealer has blackjack. You have 19. £15.00 returned on a £15.00 stake.',
  );
  expect(sentence('en', '8S 7H 8D TC TD 2C 9C', 'split', 'stand', 'hit', 'stand')).toBe(
    'The dealer has 17. Hand 1: 18, win. Hand 2: 19, win. Won £40.00.',
  );
});

test('letter keys map to moves, space deals, and other keys do nothing', () => {
  expect(['h', 'S', 'd', 'p', 'y', 'n'].map(moveKey)).toEqual(
    ['hit', 'stand', 'double', 'split', 'insure', 'decline'].map((move) => ({ does: 'move', move })),
  );
  expect([moveKey(' '), moveKey('+'), moveKey('Tab')]).toEqual([{ does: 'deal' }, { does: 'stake', steps: 1 }, null]);
});

test('a bet is shown with the fewest chips, and chip labels omit zero fractions', () => {
  expect(chipsOf(3600, [100, 500, 1000, 2500, 5000], 5)).toEqual([2500, 1000, 100]);
  expect(chipsOf(100_000, [100, 5000], 5)).toHaveLength(5);
  expect(['£25.00', '2,50 €', '5,00 €', '£1,000.00', '£1,000'].map(shortAmount)).toEqual([
    '£25',
    '2,50 €',
    '5 €',
    '£1,000',
    '£1,000',
  ]);
});

test('the spoken sentence also names the cards', () => {
  expect(spokenSentence(roundOf('8S TH 5D 6C 2C', 'hit'), shellIn('en'))).toBe(
    'Your hand: eight of spades, five of diamonds, two of clubs. You have 15. The dealer shows the ten of hearts.',
  );
  expect(spokenSentence(roundOf('TS 9H 9D TC', 'stand'), shellIn('en'))).toBe(
    'Dealer: nine of hearts, ten of clubs. The dealer has 19. You have 19. £10.00 returned on a £10.00 stake. Balance £1,000.00.',
  );
  expect(spokenSentence(roundOf('8S TH 5D 6C'), shellIn('zh'))).toBe(
    '您的手牌：黑桃8、方块5。您有 13 点。庄家亮出红桃10。',
  );
});
