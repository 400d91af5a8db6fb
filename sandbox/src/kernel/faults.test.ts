import { gamesList } from '@foyer/contract/games';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createFaults, fault, targetsOf } from './faults.ts';

const parsed = (given: v.InferInput<typeof fault>) => v.parse(fault, given);

test('a fault with a count applies to that many calls and is then removed', () => {
  const faults = createFaults();
  faults.set(parsed({ target: 'gamesList', kind: '500', times: 2 }));
  const hits = [1, 2, 3].map(() => faults.take(...targetsOf(gamesList))?.kind ?? null);
  expect(hits).toEqual(['500', '500', null]);
  expect(faults.list()).toEqual([]);
});

test('a fault of an endpoint takes precedence over one of its service', () => {
  const faults = createFaults();
  faults.set(parsed({ target: 'games', kind: '503' }));
  faults.set(parsed({ target: 'gamesList', kind: 'html', times: 1 }));
  expect(faults.take(...targetsOf(gamesList))?.kind).toBe('html');
  expect(faults.take(...targetsOf(gamesList))?.kind).toBe('503');
});

test('clearing one target keeps the faults of others', () => {
  const faults = createFaults();
  faults.set(parsed({ target: 'games', kind: '503' }));
  faults.set(parsed({ target: 'login', kind: '429' }));
  faults.clear('games');
  expect(faults.list().map(({ target }) => target)).toEqual(['login']);
  faults.clear();
  expect(faults.list()).toEqual([]);
});

test('an unknown target is refused', () => {
  expect(v.is(fault, { target: 'gameslist', kind: '500' })).toBe(false);
});
