import { expect, test } from 'vitest';
import { dateTimeFormat } from './dateTimeFormat.ts';

test('formats date and 24-hour time in the player’s language', () => {
  const moment = new Date(2026, 10, 21, 21, 5);
  expect(dateTimeFormat('en-GB').format(moment)).toBe('21 Nov 2026, 21:05');
  expect(dateTimeFormat('zh-CN').format(moment)).toBe('2026年11月21日 21:05');
});
