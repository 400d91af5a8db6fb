import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { gameFixture } from '../../domain/game/gameFixture.ts';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { closedTable, openTable } from './liveTableFixture.ts';
import { liveTablesRoutes } from './liveTablesRoutes.server.ts';

const visit = visitFixture({ coverTone: 'adult' });

/** A server with empty caches, a live game 41, a live game 42 and a slot 43. */
function server() {
  const call = vi.fn<(endpoint: { name: string }, input: object) => Promise<unknown>>(async () =>
    success({ serverTime: 1_000_200, tables: [openTable({ id: 41 }), closedTable({ id: 42 }), openTable({ id: 43 })] }),
  );
  const games = vi.fn<() => Promise<unknown>>(async () =>
    success({
      data: [
        gameFixture({ id: 41, kind: 'live' }),
        gameFixture({ id: 42, kind: 'live' }),
        gameFixture({ id: 43, kind: 'slot' }),
      ],
    }),
  );
  const report = vi.fn<ApiCall['report']>();
  const upstream = { call };
  const request = async (ids: number[], query: { currency?: string } = {}, overrides: Partial<Visit> = {}) =>
    liveTablesRoutes[0]?.handler({ params: {}, query: { ids, ...query }, body: undefined }, {
      visit: { ...visit, ...overrides },
      upstream,
      cachedUpstream: { call: games },
      report,
    } as unknown as ApiCall);
  return { call, games, report, request };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test('returns the requested tables of live games only, in the market’s currency and language', async () => {
  const { call, request } = server();
  expect(await request([42, 41, 43, 44])).toEqual({
    now: 1_000_000,
    serviceNow: 1_000_200,
    asOf: 1_000_000,
    tables: [closedTable({ id: 42 }), openTable({ id: 41 })],
  });
  expect(call.mock.calls[0]?.[1]).toEqual({
    query: { productId: '8145', currencyIsoCode: 'GBP', culture: 'en' },
  });
});

test('calls the service once in five seconds for each currency and language', async () => {
  const { call, request } = server();
  await Promise.all([request([41]), request([42]), request([41], { currency: 'CAD' })]);
  await request([41], {}, { culture: 'zh' });
  vi.setSystemTime(1_004_999);
  await request([41]);
  expect(call).toHaveBeenCalledTimes(3);
  vi.setSystemTime(1_005_000);
  await request([41]);
  expect(call).toHaveBeenCalledTimes(4);
  expect(await request([41], { currency: 'XAU' })).toMatchObject({ status: 404 });
});

test('an incomplete table and one in another currency are left out and reported', async () => {
  const { call, report, request } = server();
  call.mockResolvedValueOnce(
    success({ serverTime: 1, tables: [{ gameGroupId: 41 }, openTable({ id: 42, currencyIsoCode: 'EUR' })] }),
  );
  expect(await request([41, 42])).toMatchObject({ tables: [] });
  expect(report.mock.calls).toEqual([
    ['API_ERROR', { endpoint: 'getLiveTables', kind: 'unreadable', dropped: 1 }],
    ['API_ERROR', { endpoint: 'getLiveTables', kind: 'wrongCurrency', dropped: 1 }],
  ]);
});

test('a failure keeps the last tables with their time, and without tables it is an error', async () => {
  const { call, games, request } = server();
  call.mockResolvedValueOnce(failed({ kind: 'refused', status: 404, code: null, message: 'unknown call' }));
  expect(await request([41])).toMatchObject({ status: 404 });
  vi.setSystemTime(1_005_000);
  expect(await request([41])).toMatchObject({ asOf: 1_005_000 });
  vi.setSystemTime(1_020_000);
  call.mockResolvedValueOnce(failed({ kind: 'timeout' }));
  expect(await request([41])).toMatchObject({ asOf: 1_005_000, now: 1_020_000, tables: [{ gameGroupId: 41 }] });
  games.mockResolvedValueOnce(failed({ kind: 'timeout' }));
  expect(await request([41])).toMatchObject({ status: 504 });
});
