import { expect, test } from 'vitest';
import { closedTable, openTable } from './liveTableFixture.ts';
import { shownTable } from './shownTable.ts';

/** Local time: days are those of the browser's time zone. */
const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-24T20:00');
const known = (
  table: Parameters<typeof shownTable>[0]['table'],
  facts: { asOf?: number; clockOffsetMs?: number } = {},
) => ({
  table,
  asOf: now,
  clockOffsetMs: 0,
  ...facts,
});

test('an open table is shown until its closing time by the service’s clock', () => {
  const table = openTable({ id: 1, closesAt: now + 5000 });
  expect(shownTable(known(table), now + 4999)).toEqual({ state: 'open', table });
  expect(shownTable(known(table), now + 5000)).toBeNull();
  expect(shownTable(known(table, { clockOffsetMs: 5000 }), now)).toBeNull();
});

test('facts are marked with their time after a minute and dropped after ten', () => {
  const table = openTable({ id: 1 });
  expect(shownTable(known(table), now + 60_000)?.state).toBe('open');
  expect(shownTable(known(table), now + 60_001)).toEqual({ state: 'old', table, asOf: now });
  expect(shownTable(known(table), now + 600_001)).toBeNull();
  expect(shownTable(known(table), now - 60_001)).toBeNull();
});

test.each([
  ['this evening', '2026-11-24T23:30', 'today'],
  ['after midnight', '2026-11-25T00:00', 'tomorrow'],
  ['tomorrow night', '2026-11-25T23:59', 'tomorrow'],
  ['the day after tomorrow', '2026-11-26T00:00', 'later'],
])('a closed table that opens %s states the day', (_, opensAt, opensIn) => {
  const table = closedTable({ id: 1, opensAt: at(opensAt) });
  expect(shownTable(known(table), now)).toEqual({ state: 'closed', table, opensIn });
});

test.each([
  ['back', '2026-10-25T00:30', '2026-10-25T23:45', 'today'],
  ['back', '2026-10-24T23:30', '2026-10-25T23:45', 'tomorrow'],
  ['forward', '2027-03-28T00:30', '2027-03-29T00:15', 'tomorrow'],
  ['forward', '2027-03-27T23:30', '2027-03-28T23:45', 'tomorrow'],
])('the day is right when the clocks go %s between %s and %s', (_, from, opensAt, opensIn) => {
  const table = closedTable({ id: 1, opensAt: at(opensAt) });
  expect(shownTable({ table, asOf: at(from), clockOffsetMs: 0 }, at(from))).toMatchObject({ opensIn });
});

test('a closed table is not shown from its opening on, when its state is unknown', () => {
  const table = closedTable({ id: 1, opensAt: now + 1000 });
  expect(shownTable(known(table), now + 1000)).toBeNull();
});
