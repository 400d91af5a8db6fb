import { isGain } from '@foyer/contract/celebration';
import { expect, test } from 'vitest';
import { gameShellMessages } from '../../../frame/gameShellMessages.ts';
import type { ViewRound } from '../../../frame/gameView.ts';
import type { ShownSlot, ShownStep } from '../slotApi.ts';
import type { Mechanic } from '../slotModel.ts';
import { slotMessages } from './slotMessages.ts';
import { slotOutcome } from './slotOutcome.ts';

const amount = (minor: number): string => `£${(minor / 100).toFixed(2)}`;
const win = { line: 1, symbol: 'A', count: 3, ways: 1, amount: 5, positions: [] };
const step: ShownStep = {
  kind: 'spin',
  grid: [],
  wins: [],
  multiplier: 1,
  freeSpinsWon: 0,
  coins: [],
  respinsLeft: 0,
  win: 0,
};

const roundOf = (paid: number, steps: ShownStep[]): ViewRound<ShownSlot> => ({
  roundId: 'r',
  stake: 40,
  win: paid,
  jackpotWin: 0,
  shown: { steps },
});
const onLines = (paid: number, lines: number) =>
  roundOf(paid, [{ ...step, wins: Array.from({ length: lines }, () => win), win: paid }]);
const sentence = (round: ViewRound<ShownSlot>, mechanic: Mechanic = 'lines', culture: 'en' | 'zh' = 'en') =>
  slotOutcome(round, { messages: gameShellMessages[culture], amount }, slotMessages[culture], mechanic);

test('a win is described with its lines', () => {
  expect(sentence(onLines(480, 3))).toBe('Won £4.80 on 3 lines.');
  expect(sentence(onLines(480, 1))).toBe('Won £4.80 on 1 line.');
  expect(sentence(onLines(480, 3), 'classic', 'zh')).toBe('3 条线赢得 £4.80。');
});

test('a win is described by its mechanic: ways, tumbles or coins', () => {
  const ways = roundOf(480, [
    {
      ...step,
      wins: [
        { ...win, line: null, ways: 12 },
        { ...win, line: null, ways: 4 },
      ],
      win: 480,
    },
  ]);
  expect(sentence(ways, 'ways')).toBe('Won £4.80 in 16 ways.');
  const falls = roundOf(480, [
    { ...step, wins: [win], win: 80 },
    { ...step, kind: 'tumble', wins: [win], win: 400 },
    { ...step, kind: 'tumble' },
  ]);
  expect(sentence(falls, 'tumble')).toBe('Won £4.80 in 2 tumbles.');
  const coins = Array.from({ length: 7 }, () => ({ position: [0, 0] as [number, number], amount: 20 }));
  expect(sentence(roundOf(480, [step, { ...step, kind: 'respin', coins, win: 480 }]), 'hold')).toBe(
    'Won £4.80 with 7 coins.',
  );
  expect(sentence(onLines(480, 2), 'hold')).toBe('Won £4.80 on 2 lines.');
});

test('a return of no more than the stake is not called a win', () => {
  for (const paid of [1, 39, 40]) {
    expect(isGain(onLines(paid, 1))).toBe(false);
    expect(sentence(onLines(paid, 1))).not.toMatch(/won/i);
  }
  expect(isGain(onLines(41, 1))).toBe(true);
  expect(sentence(onLines(0, 0))).toBe('No win.');
});
