import { expect, test } from 'vitest';
import { limitMoney, potMoney } from './potMoney.ts';

test('LB-10 jackpots are shown in the player’s currency, on phones in whole units rounded down', () => {
  expect(potMoney(641_820_733, 'GBP', 'en-GB', false)).toBe('£6,418,207.33');
  expect(potMoney(8_431_099, 'GBP', 'en-GB', true)).toBe('£84,310');
  expect(potMoney(8_431_099, 'CAD', 'en-CA', true)).toBe('$84,310');
  expect(potMoney(8_431_099, 'EUR', 'zh-CN', false)).toBe('€84,310.99');
  expect(potMoney(84_310, 'JPY', 'en-GB', false)).toBe('JP¥84,310');
});

test('limitMoney omits zero pence', () => {
  expect(limitMoney(500_000, 'GBP', 'en-GB')).toBe('£5,000');
  expect(limitMoney(500_050, 'GBP', 'en-GB')).toBe('£5,000.50');
});
