import { expect, test } from 'vitest';
import { gridScrollSpeed, gridPadding, gridStep, gridWindow, tilePlace } from './gridWindow.ts';

const measures = { columns: 6, rowHeight: 300, tileWidth: 208, gap: 16 };
const at = (gone: number, count = 10_000) => gridWindow(count, measures, { scrolledPx: gone, visible: 900 });

test('LB-12 the rendered rows cover the viewport and are never more than ten', () => {
  for (let gone = -2000; gone < 502_000; gone += 97) {
    const { first, end } = at(gone);
    expect(first % 6).toBe(0);
    expect(end % 6 === 0 || end === 10_000).toBe(true);
    const [top, bottom] = [(first / 6) * 300, Math.ceil(end / 6) * 300];
    if (gone >= 0 && gone < 1667 * 300 - 900) {
      expect(top).toBeLessThanOrEqual(gone);
      expect(bottom).toBeGreaterThanOrEqual(gone + 900);
    }
    expect(end - first).toBeGreaterThan(0);
    expect(end - first).toBeLessThanOrEqual(10 * 6);
  }
});

test('LB-12 padding keeps the height of the page equal to that of all rows', () => {
  for (const gone of [-500, 0, 10_000, 250_000, 499_000, 600_000]) {
    const drawn = at(gone);
    const { above, below } = gridPadding(10_000, measures, drawn);
    expect(above + below + Math.ceil((drawn.end - drawn.first) / 6) * 300).toBe(1667 * 300);
  }
});

test('renders all games of a small grid and nothing of an empty one', () => {
  expect(at(0, 5)).toEqual({ first: 0, end: 5 });
  expect(at(5000, 5)).toEqual({ first: 0, end: 5 });
  expect(at(0, 0)).toEqual({ first: 0, end: 0 });
});

test('scrolling slowly changes the rendered rows once per row', () => {
  const changes = new Set(Array.from({ length: 600 }, (_, pixel) => JSON.stringify(at(30_000 + pixel))));
  expect(changes.size).toBeLessThanOrEqual(4);
});

test('tilePlace returns the position of a tile', () => {
  expect(tilePlace(13, measures)).toEqual({ top: 600, left: 224 });
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 99, null],
  ['ArrowLeft', 0, null],
  ['ArrowLeft', 6, 5],
  ['ArrowDown', 2, 8],
  ['ArrowDown', 95, null],
  ['ArrowUp', 2, null],
  ['ArrowUp', 8, 2],
  ['PageDown', 1, 19],
  ['PageDown', 90, 96],
  ['PageDown', 95, null],
  ['PageUp', 20, 2],
  ['PageUp', 9, 3],
  ['PageUp', 3, null],
  ['Home', 50, 0],
  ['Home', 0, null],
  ['End', 50, 99],
  ['Tab', 5, null],
  ['toString', 5, null],
])('LB-12 the key %s moves from tile %i of a hundred to %j', (key, from, to) => {
  expect(gridStep(key, from, 100, 6, 3)).toBe(to);
});

test('LB-12 covers render at slow scrolling, names at faster and nothing at the fastest', () => {
  expect([0, 40, 75].map((moved) => gridScrollSpeed(moved, measures))).toEqual(['calm', 'calm', 'calm']);
  expect([76, 120, 180].map((moved) => gridScrollSpeed(moved, measures))).toEqual(['passing', 'passing', 'passing']);
  expect([181, 1200].map((moved) => gridScrollSpeed(moved, measures))).toEqual(['fast', 'fast']);
});
