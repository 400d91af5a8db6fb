// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestView } from '../../../frame/openTestView.ts';
import type { ScratchCardShown } from '../scratchCardShapes.ts';
import { gameView } from './scratchCardView.ts';

const setup = {
  stakes: [20, 50, 100, 200],
  prizes: [
    { pays: 100, oneIn: 1000 },
    { pays: 5, oneIn: 20 },
    { pays: 1, oneIn: 5 },
  ],
};
const shown: ScratchCardShown = { stake: 50, cells: [0, 0, 1, 1, 2, 2, 1, 0, 2], prize: 1 };
const rounds = () => [{ roundId: crypto.randomUUID(), stake: 50, win: 250, jackpotWin: 0, shown }];
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => textContent === name || ariaLabel === name,
  );

beforeEach(() => {
  // The simulated browser neither draws nor measures.
  HTMLCanvasElement.prototype.getContext = () => null;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
});

test('GM-09 scratch card: keys choose the price, buy, move between the fields and reveal them', async () => {
  const { view, begun, announced, stake } = openTestView(gameView, { setup, rounds: rounds() });
  expect(view.press('-')).toBe(true);
  expect(stake()).toBe('£0.50');
  button('Buy a card')?.focus();
  view.press('Enter');
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Reveal next')));
  expect(begun).toEqual([{ bet: { stake: 50 }, stake: 50 }]);
  view.press('ArrowDown');
  view.press('ArrowRight');
  expect(document.activeElement?.ariaLabel).toBe('Field 2, covered');
  // The browser presses the focused field.
  expect(view.press('Enter')).toBe(false);
  (document.activeElement as HTMLElement).click();
  expect(announced.at(-1)).toBe('Field 2: £50.00');
  view.press('n');
  expect(announced.at(-1)).toBe('Field 1: £50.00');
  view.press('a');
  await vi.waitFor(() => expect(announced.at(-1)).toBe('Match 3: £2.50. Won £2.50.'));
});
