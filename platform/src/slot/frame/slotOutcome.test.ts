import { expect, test } from 'vitest';
import type { TableRound } from '../../play/frame/gameTable.ts';
import { isGain } from '../../play/frame/outcomeSentence.ts';
import { shellWords } from '../../play/frame/shellWords.ts';
import type { ShownSlot } from '../slotApi.ts';
import { slotOutcome } from './slotOutcome.ts';
import { slotWords } from './slotWords.ts';

const amount = (minor: number): string => `£${(minor / 100).toFixed(2)}`;
const line = { line: 1, symbol: 'A' as const, count: 3, amount: 5, positions: [] };

function sampleRound(win: number, lines: number): TableRound<ShownSlot> {
  const spin = { free: false, stops: [], grid: [], wins: Array.from({ length: lines }, () => line), scatters: 0, freeSpinsWon: 0, win };
  return { roundId: 'r', stake: 40, win, jackpotWin: 0, shown: { spins: [spin] } };
}
const said = (round: TableRound<ShownSlot>, culture: 'en' | 'zh' = 'en') => slotOutcome(round, { words: shellWords[culture], amount }, slotWords[culture]);

test('a gain is said with its lines', () => {
  expect(said(sampleRound(480, 3))).toBe('Won £4.80 on 3 lines.');
  expect(said(sampleRound(480, 1))).toBe('Won £4.80 on 1 line.');
  expect(said(sampleRound(480, 3), 'zh')).toBe('3 条线赢得 £4.80。');
});

test('a round that gives back no more than its stake is no gain and is not called a win', () => {
  for (const win of [1, 39, 40]) {
    expect(isGain(sampleRound(win, 1))).toBe(false);
    expect(said(sampleRound(win, 1))).not.toMatch(/won/i);
  }
  expect(isGain(sampleRound(41, 1))).toBe(true);
  expect(said(sampleRound(0, 0))).toBe('No win.');
});
