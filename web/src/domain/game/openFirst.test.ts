import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextChange, openFirst } from './openFirst.ts';
import type { TableHours } from './openFirst.ts';

const open = (closesAt: number | null = null): TableHours => ({ state: 'open', closesAt });
const closed = (opensAt: number | null): TableHours => ({ state: 'closed', opensAt });

/** Sorts tables named by their index. */
const order = (tables: readonly (TableHours | undefined)[], now: number) =>
  openFirst([...tables.keys()], (at) => tables[at], now);

describe('order of live tables', () => {
  test('open tables are first, then those that open soonest, and all others keep their order', () => {
    expect(order([closed(300), open(), closed(200), undefined, closed(null), open(900), closed(200)], 100)).toEqual([
      1, 3, 5, 2, 6, 0, 4,
    ]);
  });

  test('a table counts as open from its opening on, and as closed from its closing on', () => {
    const tables = [open(200), closed(300)];
    expect([199, 200, 299, 300].map((now) => order(tables, now))).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(order([closed(300), open()], 299)).toEqual([1, 0]);
    expect(order([closed(300), open()], 300)).toEqual([0, 1]);
  });

  test('the next change is the first opening or closing that is still to come', () => {
    const tables = [open(), open(150), closed(400), open(250), closed(null)];
    expect([100, 150, 249, 250, 400].map((now) => nextChange(tables, now))).toEqual([150, 250, 250, 400, null]);
    expect(nextChange([], 0)).toBeNull();
  });

  const time = fc.integer({ min: 0, max: 50 });
  const table = fc.oneof(
    fc.constant(undefined),
    fc.option(time, { nil: null }).map(open),
    fc.option(time, { nil: null }).map(closed),
  );
  const isOpen = (hours: TableHours | undefined, now: number) =>
    hours === undefined ||
    (hours.state === 'open'
      ? hours.closesAt === null || now < hours.closesAt
      : hours.opensAt !== null && now >= hours.opensAt);

  test('any tables stay complete, open before closed, in their order while open and by opening while closed', () => {
    fc.assert(
      fc.property(fc.array(table, { maxLength: 30 }), time, (tables, now) => {
        const sorted = order(tables, now);
        expect(sorted.toSorted((a, b) => a - b)).toEqual([...tables.keys()]);
        const openOnes = [...tables.keys()].filter((at) => isOpen(tables[at], now));
        expect(sorted.slice(0, openOnes.length)).toEqual(openOnes);
        const waits = sorted.slice(openOnes.length).map((at) => {
          const hours = tables[at];
          return [hours?.state === 'closed' ? (hours.opensAt ?? Infinity) : Infinity, at] as const;
        });
        expect(waits).toEqual(waits.toSorted((a, b) => (a[0] === b[0] ? a[1] - b[1] : a[0] - b[0])));
      }),
    );
  });

  test('any tables keep their order until the next change, and sorting twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(table, { maxLength: 30 }), time, time, (tables, now, later) => {
        const change = nextChange(
          tables.filter((hours) => hours !== undefined),
          now,
        );
        const before = order(tables, now);
        fc.pre(later >= now && (change === null || later < change));
        expect(order(tables, later)).toEqual(before);
        expect(openFirst(before, (at) => tables[at], now)).toEqual(before);
      }),
    );
  });
});
