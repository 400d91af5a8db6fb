import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import { expect, test } from 'vitest';
import { createGameChoice } from './gameChoice.ts';
import { simulatedName } from './simulatedPlayerPool.ts';
import { createVisitorActivity } from './visitorActivity.ts';

test('games are chosen in proportion to their popularity, including unpopular ones', () => {
  const [one, other] = createCatalogue(2).all;
  if (!one || !other) throw new Error('Two games are wanted.');
  const choice = createGameChoice([
    { ...one, popularity: 0.9 },
    { ...other, popularity: 0.1 },
  ]);
  const draw = seededDraw(1);
  const chosen = Array.from({ length: 10_000 }, () => choice.choose(draw)?.gameGroupId);
  const share = chosen.filter((id) => id === one.gameGroupId).length / chosen.length;
  expect(share).toBeGreaterThan(0.88);
  expect(share).toBeLessThan(0.92);
  expect(createGameChoice([{ ...one, popularity: 0 }]).choose(draw)?.gameGroupId).toBe(one.gameGroupId);
  expect(createGameChoice([]).choose(draw)).toBeUndefined();
});

test('simulated names are unique', () => {
  expect(new Set(Array.from({ length: 2000 }, (_, number) => simulatedName(number))).size).toBe(2000);
});

test('the audience is absent ten minutes after its last request', () => {
  let now = 0;
  const audience = createVisitorActivity(() => now);
  now = 599_999;
  expect(audience.isRecent()).toBe(true);
  audience.record();
  now += 600_000;
  expect(audience.isRecent()).toBe(false);
  audience.record();
  expect(audience.isRecent()).toBe(true);
});
