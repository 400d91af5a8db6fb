// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openTestView } from '../../../frame/openTestView.ts';
import type { PlinkoShown } from '../plinkoShapes.ts';
import { gameView } from './plinkoView.ts';

const board = (rows: number) => Array.from({ length: rows + 1 }, (_, slot) => 5 + slot);
const setup = { stakes: [20, 50, 80, 100, 200], boards: { 12: board(12), 16: board(16) } };
const roundOf = (rows: 12 | 16, stake: number) => ({
  roundId: crypto.randomUUID(),
  stake,
  win: 0,
  jackpotWin: 0,
  shown: { rows, path: Array.from<0 | 1>({ length: rows }).fill(0), slot: 0, tenths: 5 } satisfies PlinkoShown,
});
const radio = (rows: number) => document.querySelector<HTMLInputElement>(`input[value="${rows}"]`);

test('GM-09 plinko: keys change stake and board and drop the ball', async () => {
  const { view, begun, announced, stake } = openTestView(gameView, { setup, rounds: [roundOf(16, 80)] });
  expect(stake()).toBe('£1.00');
  expect(['-', 'r', 'x'].map(view.press)).toEqual([true, true, false]);
  expect([stake(), radio(16)?.checked]).toEqual(['£0.80', true]);
  view.press('Enter');
  view.press('Enter');
  await vi.waitFor(() => expect(announced.at(-1)).toBe('0.5 times your stake. No win.'));
  expect(begun).toEqual([{ bet: { stake: 80, rows: 16 }, stake: 80 }]);
});

test('GM-09 plinko: a ball can follow while one is falling, and the board cannot change meanwhile', async () => {
  const landings: (() => void)[] = [];
  // The simulated browser has no animations.
  Element.prototype.animate = () =>
    ({ finished: new Promise<void>((resolve) => landings.push(resolve)) }) as unknown as Animation;
  const rounds = [roundOf(12, 100), roundOf(12, 100)];
  const { view, begun } = openTestView(gameView, { setup, rounds, hasMotion: true });
  const falling = () => document.querySelectorAll('.plinko-ball:not(.resting)').length;
  view.press(' ');
  await vi.waitFor(() => expect(falling()).toBe(1));
  expect(radio(16)?.disabled).toBe(true);
  view.press('r');
  expect(radio(12)?.checked).toBe(true);
  view.press(' ');
  await vi.waitFor(() => expect(falling()).toBe(2));
  expect(begun).toHaveLength(2);
  for (const land of landings) land();
  await vi.waitFor(() => expect([falling(), radio(16)?.disabled]).toEqual([0, false]));
});
