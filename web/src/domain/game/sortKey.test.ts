import { expect, test } from 'vitest';
import { nameKey, popularityStep, returnStep } from './sortKey.ts';

test('LB-13 games are ordered by popularity in thousandths and RTP in hundredths, within limits', () => {
  expect([-1, 0, 0.0004, 0.0005, 0.7, 1, 2].map(popularityStep)).toEqual([0, 0, 0, 1, 700, 1000, 1000]);
  expect([-1, 96.254, 96.255, 600, 601].map(returnStep)).toEqual([0, 9625, 9626, 60_000, 60_000]);
});

test('LB-13 nameKey ignores case and accents, and uses pinyin for Chinese names', () => {
  expect([nameKey('Émile Ärger', ''), nameKey('红灯', 'hong deng')]).toEqual(['emile arger', 'hong deng']);
});
