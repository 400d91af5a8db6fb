import { expect, test } from 'vitest';
import { atShare } from './atShare.mjs';

test('a share is a value that was seen, with so many at or below it', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(atShare(hundred, 0.95)).toBe(95);
  expect(atShare(hundred, 1)).toBe(100);
  expect(atShare([7], 0.95)).toBe(7);
  expect(atShare([], 0.95)).toBe(0);
});
