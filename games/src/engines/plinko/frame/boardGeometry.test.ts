import { expect, test } from 'vitest';
import {
  ballPath,
  boardHeight,
  boardTop,
  boardWidth,
  bucketOutline,
  fall,
  hitPegs,
  pegs,
  railOutline,
  slotHeight,
  slotTop,
  slotX,
} from './boardGeometry.ts';

const left = Array.from({ length: 12 }, () => 0 as const);
const right = Array.from({ length: 16 }, () => 1 as const);

test('every row has one peg more than the row above, and all pegs are on the board', () => {
  expect(pegs(12)).toHaveLength(3 * 12 + (11 * 12) / 2);
  for (const rows of [12, 16]) {
    for (const { x, y } of pegs(rows)) {
      expect(Math.abs(x)).toBeLessThan(boardWidth(rows) / 2);
      expect(y).toBeLessThan(slotTop(rows));
    }
    expect(boardTop + boardHeight(rows)).toBeGreaterThan(slotTop(rows) + slotHeight(rows));
  }
});

test('the rails enclose every peg and every slot, within the board', () => {
  for (const rows of [12, 16]) {
    // The left rail, from the floor to the opening.
    const [outer = 0, , , inner = 0, opening = 0] = (railOutline(rows).match(/-?[\d.]+/g) ?? []).map(Number);
    const widest = -outer;
    const narrow = -inner;
    expect(widest).toBeLessThan(boardWidth(rows) / 2);
    expect(widest).toBeGreaterThan(slotX(rows, rows) + 0.46);
    expect(opening).toBeGreaterThan(boardTop);
    const lastRow = Math.max(...pegs(rows).map(({ y }) => y));
    for (const { x, y } of pegs(rows)) {
      const rail = narrow + ((widest - narrow) * (y - opening)) / (lastRow - opening);
      expect(rail - Math.abs(x)).toBeGreaterThan(0.4);
    }
  }
});

test('the ball meets a peg in each row and ends in the middle of its slot', () => {
  const path = [1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 1, 1] as const;
  const places = ballPath(path);
  expect(places).toHaveLength(14);
  expect(places.at(-1)?.x).toBe(slotX(7, 12));
  for (const [row, place] of places.slice(1, -1).entries()) {
    expect(pegs(12).some(({ x, y }) => x === place.x && Math.abs(y - place.y) < 0.5 && y > place.y)).toBe(true);
    expect(Math.abs((places[row + 2]?.x ?? 0) - place.x)).toBe(0.5);
  }
});

test('paths of only left or only right bounces end in the outermost slots', () => {
  expect(ballPath(left).at(-1)?.x).toBe(-6);
  expect(ballPath(right).at(-1)?.x).toBe(8);
  expect(slotX(0, 12)).toBe(-6);
});

test('the ball rises and falls between two pegs', () => {
  const steps = fall([0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
  expect(steps).toHaveLength(1 + 2 * 12 + 1);
  expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(steps.at(-1)?.at).toBe(13);
  expect(steps[2]?.place.y).toBeLessThan(steps[1]?.place.y ?? 0);
  expect(steps[3]?.place.y).toBeGreaterThan(steps[2]?.place.y ?? 0);
});

test('the lit pegs are those below the ball on its path', () => {
  const path = [1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 1, 1] as const;
  const places = ballPath(path).slice(1, -1);
  for (const [row, peg] of hitPegs(path).entries()) {
    expect(pegs(12)[peg]?.x).toBe(places[row]?.x);
    expect((pegs(12)[peg]?.y ?? 0) - (places[row]?.y ?? 0)).toBeCloseTo(0.34);
  }
});

test('a bucket stands below its slot and is narrower at the bottom', () => {
  expect(bucketOutline(6, 12)).toMatch(/^M-0\.46 /);
  expect(bucketOutline(0, 12)).toContain('L-6.38 ');
});
