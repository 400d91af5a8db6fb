import { expect, test } from 'vitest';
import { maxRounds, withRound } from './playedRounds.ts';

const round = (roundId: string) => ({
  roundId,
  gameName: 'Iron Longship',
  stake: 40,
  win: 0,
  balance: 960,
  endedAt: 0,
});

test('lists the newest round first and each round once, up to the limit', () => {
  expect(withRound([round('a')], round('b')).map(({ roundId }) => roundId)).toEqual(['b', 'a']);
  expect(withRound([round('a')], round('a'))).toHaveLength(1);
  const full = Array.from({ length: maxRounds }, (_, at) => round(`r${at}`));
  expect(withRound(full, round('new'))).toHaveLength(maxRounds);
});

test('keeps the newest rounds up to the limit', () => {
  const full = Array.from({ length: maxRounds }, (_, at) => round(`r${at}`));
  expect(withRound(full, round('new')).map(({ roundId }) => roundId)).toEqual([
    'new',
    ...full.slice(0, -1).map(({ roundId }) => roundId),
  ]);
});
