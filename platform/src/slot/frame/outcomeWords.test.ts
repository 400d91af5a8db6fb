import { expect, test } from 'vitest';
import type { RoundAnswer } from '../slotApi.ts';
import { frameWords } from './frameWords.ts';
import { isGain, outcomeWords } from './outcomeWords.ts';

const amount = (minor: number): string => `£${(minor / 100).toFixed(2)}`;
const win = { line: 1, symbol: 'A' as const, count: 3, amount: 5, positions: [] };

function sampleRound(totalWin: number, lines: number): RoundAnswer {
  const spin = { free: false, stops: [], grid: [], wins: Array.from({ length: lines }, () => win), scatters: 0, freeSpinsWon: 0, win: totalWin };
  return { roundId: 'r', stake: 40, spins: [spin], totalWin, balance: 1000, playedAt: 0 };
}

test('a gain is said with its lines', () => {
  expect(outcomeWords(sampleRound(480, 3), frameWords.en, amount)).toBe('Won £4.80 on 3 lines.');
  expect(outcomeWords(sampleRound(480, 1), frameWords.en, amount)).toBe('Won £4.80 on 1 line.');
  expect(outcomeWords(sampleRound(480, 3), frameWords.zh, amount)).toBe('3 条线赢得 £4.80。');
});

test('a round that gives back no more than its stake is no gain and is not called a win', () => {
  for (const totalWin of [1, 39, 40]) {
    expect(isGain(sampleRound(totalWin, 1))).toBe(false);
    expect(outcomeWords(sampleRound(totalWin, 1), frameWords.en, amount)).not.toMatch(/won/i);
  }
  expect(isGain(sampleRound(41, 1))).toBe(true);
  expect(outcomeWords(sampleRound(0, 0), frameWords.en, amount)).toBe('No win.');
});
