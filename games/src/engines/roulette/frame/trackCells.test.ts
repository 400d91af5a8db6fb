import { describe, expect, test } from 'vitest';
import { trackCells } from './trackCells.ts';

describe.each([
  ['lying', { width: 900, height: 140, ring: 34 }],
  ['upright', { width: 330, height: 420, ring: 38 }],
  ['round', { width: 300, height: 300, ring: 40 }],
] as const)('a %s racetrack', (_name, size) => {
  const cells = trackCells(size, 37);

  test('keeps every cell inside its box', () => {
    for (const { centre } of cells) {
      expect(centre.x).toBeGreaterThanOrEqual(size.ring / 2 - 0.01);
      expect(centre.x).toBeLessThanOrEqual(size.width - size.ring / 2 + 0.01);
      expect(centre.y).toBeGreaterThanOrEqual(size.ring / 2 - 0.01);
      expect(centre.y).toBeLessThanOrEqual(size.height - size.ring / 2 + 0.01);
    }
  });

  test('spaces its cells evenly', () => {
    const gaps = cells.map(({ centre }, at) => {
      const next = cells[(at + 1) % cells.length]?.centre ?? centre;
      return Math.hypot(next.x - centre.x, next.y - centre.y);
    });
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2.5);
    expect(Math.min(...gaps)).toBeGreaterThan(18);
  });
});

test('a lying racetrack begins in the middle of the left end and runs clockwise', () => {
  const [first, second] = trackCells({ width: 900, height: 140, ring: 34 }, 37);
  expect(first?.centre).toEqual({ x: 17, y: 70 });
  expect(second?.centre.y).toBeLessThan(70);
});

test('an upright racetrack begins in the middle of the top and runs clockwise', () => {
  const [first, second] = trackCells({ width: 300, height: 420, ring: 40 }, 37);
  expect(first?.centre).toEqual({ x: 150, y: 20 });
  expect(second?.centre.x).toBeGreaterThan(150);
});
