import { liveTable } from '@foyer/contract/liveTables';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createMaintenance } from '../games/maintenance.ts';
import { createLiveTables } from './liveTables.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 24, 20);

function sandbox() {
  let now = start;
  const clock = { now: () => now };
  const catalogue = createCatalogue(600);
  const maintenance = createMaintenance(clock);
  const tables = createLiveTables({ catalogue, clock, maintenance });
  return {
    catalogue,
    maintenance,
    list: (currency = 'GBP', culture: 'en' | 'zh' = 'en') => tables.list(currency, culture),
    move: (ms: number) => void (now += ms),
  };
}

test('every live game of the catalogue is a table that the contract accepts, at every hour of a week', () => {
  const { catalogue, list, move } = sandbox();
  const live = catalogue.all.filter(({ kind }) => kind === 'live').map(({ gameGroupId }) => gameGroupId);
  expect(live.length).toBeGreaterThan(30);
  for (let checked = 0; checked < 7 * 24; checked += 1) {
    const tables = list();
    expect(tables.map(({ gameGroupId }) => gameGroupId)).toEqual(live);
    for (const table of tables) expect(v.safeParse(liveTable, table).issues).toBeUndefined();
    move(hour);
  }
});

test('tables open and close over a day, and the promoted ones never close', () => {
  const { catalogue, list, move } = sandbox();
  const promoted = new Set(
    catalogue.all.filter((game) => game.maintenanceHour === null).map((game) => game.gameGroupId),
  );
  const closed: number[] = [];
  for (let checked = 0; checked < 24; checked += 1) {
    const tables = list().filter(({ state }) => state === 'closed');
    expect(tables.some(({ gameGroupId }) => promoted.has(gameGroupId))).toBe(false);
    closed.push(tables.length);
    move(hour);
  }
  expect(Math.max(...closed)).toBeGreaterThan(10);
  expect(new Set(closed).size).toBeGreaterThan(3);
});

test('a table closes at its closing time and opens at its opening time', () => {
  const { list, move } = sandbox();
  const at = list().findIndex((table) => table.state === 'open' && table.closesAt !== null);
  const table = () => list()[at];
  const before = table();
  move((before?.state === 'open' ? (before.closesAt ?? 0) : 0) - start - 1);
  expect(table()?.state).toBe('open');
  move(1);
  const closed = table();
  expect(closed?.state).toBe('closed');
});

test('no two open tables show the same, and names of dealers are in the requested language', () => {
  const { list } = sandbox();
  const open = list().filter((table) => table.state === 'open');
  expect(new Set(open.map(({ dealerName }) => dealerName)).size).toBe(open.length);
  expect(new Set(open.map(({ results }) => JSON.stringify(results))).size).toBe(open.length);
  expect(new Set(open.map(({ stakes }) => JSON.stringify(stakes))).size).toBeGreaterThan(5);
  for (const table of list('EUR', 'zh'))
    if (table.state === 'open') expect(table.dealerName).toMatch(/^\p{Script=Han}+$/u);
  expect(list('CAD')[0]?.currencyIsoCode).toBe('CAD');
});

test('the control room closes a table until a time and opens it outside its hours', () => {
  const { maintenance, list, move } = sandbox();
  // Seven in the morning by the studio's clock.
  move(10 * hour);
  const [first] = list();
  const id = first?.gameGroupId ?? 0;
  maintenance.set(id, start + 12 * hour);
  expect(list()[0]).toMatchObject({ state: 'closed', opensAt: start + 12 * hour });
  const closed = list().findIndex((table, at) => at > 0 && table.state === 'closed');
  maintenance.set(list()[closed]?.gameGroupId ?? 0, null);
  expect(list()[closed]).toMatchObject({ state: 'open', closesAt: null });
});
