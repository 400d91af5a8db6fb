import { expect, test } from 'vitest';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { kindChoices, kindCounts, ofKind } from './kindCounts.ts';

const list = gameListFixture([
  { id: 1, kind: 'slot' },
  { id: 2, kind: 'table', isNew: true },
  { id: 3, kind: 'slot', isNew: true },
  { id: 4, kind: 'live' },
  { id: 5, kind: 'instant' },
  { id: 6, kind: 'table' },
  { id: 7, kind: 'slot' },
]);
const found = [6, 5, 4, 3, 2, 1];

test('LB-03 counts the found games of each kind', () => {
  expect(kindCounts(list, found)).toEqual({ all: 6, slot: 2, table: 2, live: 1, instant: 1, new: 2 });
  expect(kindCounts(list, [])).toEqual({ all: 0, slot: 0, table: 0, live: 0, instant: 0, new: 0 });
});

test.each([
  ['all', [6, 5, 4, 3, 2, 1]],
  ['slot', [6, 2]],
  ['table', [5, 1]],
  ['live', [3]],
  ['instant', [4]],
  ['new', [2, 1]],
] as const)('LB-03 the choice %s keeps its games in order', (choice, places) => {
  expect(ofKind(list, found, choice)).toEqual(places);
});

test('LB-03 every choice shows as many games as it counts', () => {
  const counts = kindCounts(list, found);
  for (const choice of kindChoices)
    expect([choice, ofKind(list, found, choice).length]).toEqual([choice, counts[choice]]);
});
