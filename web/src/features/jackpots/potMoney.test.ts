import { expect, test } from 'vitest';
import { limitMoney, potMoney, shortPotMoney } from './potMoney.ts';

test('LB-10 jackpots are shown in the player’s currency, on phones in whole units rounded down', () => {
  expect(potMoney(641_820_733, 'GBP', 'en-GB', false)).toBe('£6,418,207.33');
  expect(potMoney(8_431_099, 'GBP', 'en-GB', true)).toBe('£84,310');
  expect(potMoney(8_431_099, 'CAD', 'en-CA', true)).toBe('$84,310');
  expect(potMoney(8_431_099, 'EUR', 'zh-CN', false)).toBe('€84,310.99');
  expect(potMoney(84_310, 'JPY', 'en-GB', false)).toBe('JP¥84,310');
});

test('LB-10 from ten million on amounts have whole units, and narrow tiles abbreviate them', () => {
  expect(potMoney(999_999_999, 'GBP', 'en-GB', false)).toBe('£9,999,999.99');
  expect(potMoney(128_431_007_310, 'CAD', 'en-GB', false)).toBe('CA$1,284,310,073');
  expect(shortPotMoney(999_999_999, 'GBP', 'en-GB')).toBe('£9,999,999');
  expect(shortPotMoney(12_843_999_900, 'GBP', 'en-GB')).toBe('£128.43m');
  expect(shortPotMoney(12_843_999_900, 'EUR', 'zh-CN')).toBe('€1.28亿');
});

test('limitMoney omits zero pence', () => {
  expect(limitMoney(500_000, 'GBP', 'en-GB')).toBe('£5,000');
  expect(limitMoney(500_050, 'GBP', 'en-GB')).toBe('£5,000.50');
});
