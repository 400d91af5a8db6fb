import { expect, test } from 'vitest';
import { goalsOf } from './goals.mjs';

const figures = /** @type {import('./measureAll.mjs').Figures} */ (
  /** @type {unknown} */ ({
    firstLoads: [
      { startGzipBytes: 70_000, idleGzipBytes: 120_000, requests: 40, sentBytes: { stylesheet: 17_000 } },
      { startGzipBytes: 81_000, idleGzipBytes: 120_000, requests: 41, sentBytes: {} },
    ],
    lighthouse: null,
    homeScroll: [
      { fps: 60, longTasks: 0 },
      { fps: 57.9, longTasks: 0 },
    ],
    presses: [{ inpMs: 100, prefetchedMs: 50, otherMs: 301 }],
    slowVisits: [{ firstPaintMs: 1000 }, { firstPaintMs: 500 }, { firstPaintMs: 501 }],
    cost: { uncachedMs: 4 },
    throughput: { web: { perSecond: 84 }, nginx: { perSecond: 100 } },
    idleMb: 180,
  })
);
const met = (/** @type {string} */ figure) => goalsOf(figures).find((goal) => goal.figure.startsWith(figure))?.isMet;

test('a goal is met up to and including its limit, by the worst brand and device', () => {
  expect(met('scripts at the start')).toBe(false);
  expect(met('scripts until')).toBe(true);
  expect(met('requests')).toBe(false);
  expect(met('frames per second')).toBe(false);
  expect(met('response to a press')).toBe(true);
  expect(met('press to another page')).toBe(false);
  expect(met('first paint of the second visit')).toBe(true);
  expect(met('first paint without a network')).toBe(false);
  expect(met('cached pages')).toBe(false);
  expect(met('memory')).toBe(true);
});

test('a figure that was not measured is left out', () => {
  expect(met('largest paint')).toBeUndefined();
});
