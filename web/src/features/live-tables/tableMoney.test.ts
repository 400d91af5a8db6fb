import { expect, test } from 'vitest';
import { tableMoney } from './tableMoney.ts';

test.each([
  [10, 'GBP', 'en-GB', '£0.10'],
  [50_000, 'GBP', 'en-GB', '£500'],
  [100_000, 'EUR', 'zh-CN', '€1,000'],
  [500, 'JPY', 'en-GB', 'JP¥500'],
])('shows %i minor units of %s in %s as %s', (amount, currency, locale, text) => {
  expect(tableMoney(amount, currency, locale)).toBe(text);
});
