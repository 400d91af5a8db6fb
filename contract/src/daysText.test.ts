import { expect, test } from 'vitest';
import { daysText } from './daysText.ts';

test.each([
  [1, '1 day', '1 天'],
  [10, '10 days', '10 天'],
  [7, '7 days', '7 天'],
  [14, '2 weeks', '2 周'],
  [56, '8 weeks', '8 周'],
  [90, '90 days', '90 天'],
])('%i days are %s, and %s in Chinese', (days, english, chinese) => {
  expect([daysText(days, 'en-GB'), daysText(days, 'zh-CN')]).toEqual([english, chinese]);
});
