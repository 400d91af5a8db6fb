// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownStep } from '../slotApi.ts';
import type { Place } from './reels.ts';
import { showFurtherSteps } from './showRound.ts';
import { slotMessages } from './slotMessages.ts';

const step: ShownStep = {
  kind: 'spin',
  grid: ['$$A', '$$B', '$$C', 'ABC', 'DEF'],
  wins: [],
  multiplier: 1,
  freeSpinsWon: 0,
  coins: [],
  respinsLeft: 0,
  win: 0,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows the steps of a round without motion, and returns its notices and the places of the reels afterwards. */
async function show(steps: readonly ShownStep[], feature: 'none' | 'win' = 'win') {
  const notices: string[] = [];
  const tones: (string | undefined)[] = [];
  const marks: boolean[] = [];
  const spun: (readonly string[] | null)[] = [];
  const wins: number[] = [];
  const cells = new Map<string, HTMLElement>();
  const cell = ([reel, row]: Place) => {
    const key = `${reel} ${row}`;
    cells.set(key, cells.get(key) ?? document.createElement('div'));
    return cells.get(key);
  };
  const shown = showFurtherSteps(steps, 20, {
    reels: {
      view: document.createElement('div'),
      show: (grid) =>
        grid.forEach((letters, reel) => Array.from(letters).forEach((letter, row) => fill(cell([reel, row]), letter))),
      cell,
      spin: async (outcome) => void spun.push(await outcome),
      mark: (_, isGain) => void marks.push(isGain),
      unmark: () => undefined,
    },
    lines: { show: () => undefined, clear: () => undefined },
    fill: (element, letter, text) => fill(element, letter, text),
    shell: {
      amount: (minor) => `£${(minor / 100).toFixed(2)}`,
      setNotice: (text, tone) => {
        notices.push(text);
        tones.push(tone);
      },
      setWin: (minor) => void wins.push(minor),
      announce: () => undefined,
      prefersReducedMotion: () => true,
      present: () => ({ level: 'none', countUpMs: 0 }),
      presentFeature: () => ({ level: feature, countUpMs: 0 }),
      playSound: () => undefined,
    },
    messages: slotMessages.en,
  });
  await vi.runAllTimersAsync();
  await shown;
  const coins = [...cells.values()].flatMap(({ dataset }) => (dataset['letter'] === '$' ? [dataset['text']] : []));
  return { notices, tones, marks, spun, wins, coins };
}
function fill(cell: HTMLElement | undefined, letter: string, text = '') {
  if (cell !== undefined) Object.assign(cell.dataset, { letter, text });
}

test('GM-09 held coins stay on the reels, a new one joins them, and each respin is counted', async () => {
  const coins = [0, 1, 2].flatMap((reel) =>
    [0, 1].map((row) => ({ position: [reel, row] as [number, number], amount: 20 })),
  );
  const all = [...coins, { position: [4, 2] as [number, number], amount: 200 }];
  const grid = ['$$-', '$$-', '$$-', '---', '--$'];
  const {
    notices,
    coins: held,
    wins,
  } = await show([
    { ...step, coins, respinsLeft: 3 },
    { ...step, kind: 'respin', grid, coins: all, respinsLeft: 3 },
    { ...step, kind: 'respin', grid, coins: all, respinsLeft: 0, win: 320 },
  ]);
  expect(notices).toEqual(['6 coins held. 3 respins.', '3 respins left', '3 respins left']);
  expect([held.length, held.filter((amount) => amount === '£0.20').length]).toEqual([7, 6]);
  expect(held).toContain('£2.00');
  expect(wins.at(-1)).toBe(320);
});

test('GM-09 free spins are announced, numbered and added up', async () => {
  const { notices, spun, wins } = await show([
    { ...step, freeSpinsWon: 2, win: 40 },
    { ...step, kind: 'freeSpin', grid: ['AAA'], win: 60 },
    { ...step, kind: 'freeSpin', grid: ['BBB'] },
  ]);
  expect(notices[0]).toMatch(/2 free spins/i);
  expect(notices.slice(1)).toEqual([expect.stringContaining('£0.40'), expect.stringContaining('£1.00')]);
  expect([spun, wins]).toEqual([
    [['AAA'], ['BBB']],
    [40, 100, 100],
  ]);
});

const triggers: [name: string, steps: ShownStep[]][] = [
  [
    'free spins',
    [
      { ...step, freeSpinsWon: 2 },
      { ...step, kind: 'freeSpin', grid: ['AAA'] },
    ],
  ],
  [
    'respins',
    [
      { ...step, respinsLeft: 3 },
      { ...step, kind: 'respin' },
    ],
  ],
];

test.each(triggers)('ON6 UK9 a trigger of %s glows only where the market celebrates fully', async (_, steps) => {
  const [full, restrained] = [await show(steps, 'win'), await show(steps, 'none')];
  expect(full.tones).toContain('glad');
  expect(restrained.tones).not.toContain('glad');
  expect(restrained.marks).not.toContain(true);
  expect(restrained.notices).toEqual(full.notices);
});
