// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameShellMessages } from '../frame/gameShellMessages.ts';
import { createStage } from './stage.ts';

const amount = (minor: number) => `£${(minor / 100).toFixed(2)}`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openStage() {
  const stage = createStage('Amber Mill', gameShellMessages.en, []);
  const textOf = (selector: string) => stage.view.querySelector(selector)?.textContent ?? '';
  return { stage, notice: () => textOf('.notice') };
}

test('GM-05 a stage states the outcome when the win has been counted, never beside another amount', () => {
  const { stage, notice } = openStage();
  stage.showWin(300, amount, { level: 'win', countUpMs: 600 });
  stage.setOutcome('Won £3.00', 'glad');
  vi.advanceTimersByTime(599);
  expect(notice()).toBe('');
  vi.advanceTimersByTime(1);
  expect(notice()).toBe('Won £3.00');
});

test('GM-05 a stage states the outcome at once when nothing is counted', () => {
  const { stage, notice } = openStage();
  stage.showWin(0, amount, { level: 'none', countUpMs: 0 });
  stage.setOutcome('No win', 'plain');
  expect(notice()).toBe('No win');
});

test('GM-05 a stage drops the outcome of a round that the next one, or another notice, has overtaken', () => {
  const { stage, notice } = openStage();
  stage.showWin(300, amount, { level: 'win', countUpMs: 600 });
  stage.setOutcome('Won £3.00', 'glad');
  stage.setNotice('Connection lost', 'worry');
  vi.advanceTimersByTime(600);
  expect(notice()).toBe('Connection lost');
  stage.showWin(300, amount, { level: 'win', countUpMs: 600 });
  stage.setOutcome('Won £3.00', 'glad');
  stage.setWin(amount(0));
  stage.setNotice('');
  vi.advanceTimersByTime(600);
  expect(notice()).toBe('');
});
