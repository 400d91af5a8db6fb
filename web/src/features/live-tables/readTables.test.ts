import { expect, test } from 'vitest';
import { closedTable, openTable } from './liveTableFixture.ts';
import { readTables } from './readTables.ts';

const read = (...entries: unknown[]) => {
  const { tables, dropped } = readTables(entries, 'GBP');
  return { ids: [...tables.keys()], ...dropped };
};
const { dealerName: _dealer, ...withoutDealer } = openTable({ id: 5 });
const { results: _results, ...withoutResults } = openTable({ id: 5 });

test('reads open and closed tables', () => {
  expect(read(openTable({ id: 1 }), closedTable({ id: 2 }))).toEqual({ ids: [1, 2], unreadable: 0, wrongCurrency: 0 });
});

test.each<[string, unknown]>([
  ['half a table', { gameGroupId: 5, state: 'open' }],
  ['no dealer', withoutDealer],
  ['a blank dealer', openTable({ id: 5, dealerName: '   ' })],
  ['a dealer with a name that is too long', openTable({ id: 5, dealerName: 'Marisol '.repeat(20) })],
  ['no results', withoutResults],
  [
    'a pocket that no wheel has',
    openTable({ id: 5, results: { game: 'roulette', last: [{ pocket: 37, colour: 'red' }] } }),
  ],
  ['more seats taken than there are', openTable({ id: 5, seats: { total: 7, taken: 8 } })],
  ['a minimum above the maximum', openTable({ id: 5, stakes: { minimum: 500, maximum: 100 } })],
  ['a closed table without an opening time', { ...closedTable({ id: 5 }), opensAt: null }],
  ['nothing', null],
  ['a text', 'table'],
])('drops an entry with %s and keeps the others', (_, entry) => {
  expect(read(openTable({ id: 1 }), entry, closedTable({ id: 2 }))).toEqual({
    ids: [1, 2],
    unreadable: 1,
    wrongCurrency: 0,
  });
});

test('drops tables in another currency and counts them', () => {
  expect(read(openTable({ id: 1, currencyIsoCode: 'XTS' }), openTable({ id: 2 }))).toEqual({
    ids: [2],
    unreadable: 0,
    wrongCurrency: 1,
  });
});

test('leaves out an open table before its first result', () => {
  expect(read(openTable({ id: 1, results: { game: 'blackjack', last: [] } }))).toEqual({
    ids: [],
    unreadable: 0,
    wrongCurrency: 0,
  });
});
