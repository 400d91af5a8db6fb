import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { seededDraw } from '../play/seededDraw.ts';
import { createAudience } from './audience.ts';
import { createGameChoice } from './gameChoice.ts';
import { simulatedName } from './simulatedNames.ts';

test('games are chosen by how much they are played, and none is left out for ever', () => {
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

test('every number has a name of its own', () => {
  expect(new Set(Array.from({ length: 2000 }, (_, number) => simulatedName(number))).size).toBe(2000);
});

test('the audience is gone ten minutes after it last asked', () => {
  let now = 0;
  const audience = createAudience(() => now);
  now = 599_999;
  expect(audience.isThere()).toBe(true);
  audience.noticed();
  now += 600_000;
  expect(audience.isThere()).toBe(false);
  audience.noticed();
  expect(audience.isThere()).toBe(true);
});
