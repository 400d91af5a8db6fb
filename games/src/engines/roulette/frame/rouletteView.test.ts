// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestView } from '../../../frame/openTestView.ts';
import { rouletteEngine } from '../rouletteEngine.ts';
import { gameView } from './rouletteView.ts';

const roundOf = (chips: { bet: string; amount: number }[]) => ({
  roundId: crypto.randomUUID(),
  stake: chips.reduce((sum, { amount }) => sum + amount, 0),
  win: 0,
  jackpotWin: 0,
  shown: { pocket: 5, chips: chips.map((chip) => ({ ...chip, win: 0 })) },
});
const setup = rouletteEngine.setup('european');
const named = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => textContent.trim().startsWith(name) || ariaLabel?.startsWith(name),
  );

beforeEach(() => {
  // The simulated browser does not measure, and has no modal dialogs.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('GM-09 roulette: keys move over the layout, choose chips, take bets back and spin', async () => {
  const chips = [{ bet: 'straight-17', amount: 100 }];
  const { view, begun, announced, stake } = openTestView(gameView, { setup, rounds: [roundOf(chips)] });
  named('Number 17, ')?.click();
  named('Number 17, ')?.focus();
  view.press('ArrowRight');
  expect(document.activeElement).toBe(named('Split 17 and 20, '));
  view.press('+');
  named('Split 17 and 20, ')?.click();
  expect(stake()).toBe('£6.00');
  const stakeAfter = (key: string) => (view.press(key), stake());
  expect(['Backspace', 'c', 'u'].map(stakeAfter)).toEqual(['£1.00', '£0.00', '£1.00']);
  view.press('s');
  await vi.waitFor(() => expect(announced.at(-1)).toMatch(/^5, red\. No win\./));
  expect(begun).toEqual([{ bet: { chips }, stake: 100 }]);
  expect([view.press('x'), stakeAfter('r')]).toEqual([false, '£1.00']);
});

test('GM-09 roulette: call bets of the racetrack are ordinary chips, and the statistics list the round', async () => {
  const chips = ['straight-0', 'straight-32', 'straight-15'].map((bet) => ({ bet, amount: 200 }));
  const { view, begun, announced, stake } = openTestView(gameView, { setup, rounds: [roundOf(chips)] });
  named('Voisins')?.click();
  expect(stake()).toBe('£9.00');
  named('Undo')?.click();
  expect(stake()).toBe('£0.00');
  named('Fewer neighbours')?.click();
  named('0 and 1 on either side')?.focus();
  view.press('ArrowRight');
  expect(document.activeElement?.ariaLabel).toBe('32 and 1 on either side');
  (document.activeElement as HTMLElement).click();
  expect(stake()).toBe('£3.00');
  view.press('d');
  view.press('s');
  await vi.waitFor(() => expect(announced.at(-1)).toMatch(/^5, red\./));
  expect(begun[0]?.bet.chips.toSorted((one, other) => one.bet.localeCompare(other.bet))).toEqual(
    chips.toSorted((one, other) => one.bet.localeCompare(other.bet)),
  );
  // The chips lie on the layout until the next one is placed.
  expect(stake()).toBe('£6.00');
  view.press('n');
  const panel = document.querySelector('dialog[open]');
  expect(panel?.textContent).toContain('Every spin is independent.');
  expect(panel?.querySelector('[aria-label=Rounds]')?.children).toHaveLength(1);
});
