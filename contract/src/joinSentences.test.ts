import { expect, test } from 'vitest';
import { joinSentences } from './joinSentences.ts';

test('sentences have a space between them in English and none in Chinese, and empty ones leave no gap', () => {
  expect(joinSentences('en', ['You won.', '', 'Balance £2.00.', null, false])).toBe('You won. Balance £2.00.');
  expect(joinSentences('zh', ['您赢了。', '', '余额 £2.00。'])).toBe('您赢了。余额 £2.00。');
});
