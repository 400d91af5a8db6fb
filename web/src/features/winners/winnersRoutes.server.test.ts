import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { gameFixture } from '../../domain/game/gameFixture.ts';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { winnersRoutes } from './winnersRoutes.server.ts';

const visit = visitFixture({ coverTone: 'adult' });
const entry = (gameGroupId: number, currencyIsoCode = 'GBP') => ({
  id: `win-${gameGroupId}`,
  gameGroupId,
  playerName: 'M***n',
  amount: 500,
  currencyIsoCode,
  multiplier: 5,
  wonAt: 90,
});

/** A server with empty caches. */
function server() {
  const call = vi.fn<(endpoint: { name: string }, input: object) => Promise<unknown>>(async () =>
    success({ serverTime: 1_000_200, winners: [entry(41), entry(42)] }),
  );
  const games = vi.fn<() => Promise<unknown>>(async () => success({ data: [gameFixture({ id: 41 })] }));
  const report = vi.fn<ApiCall['report']>();
  const upstream = { call };
  const request = async (query: { sort: string; currency?: string } = { sort: 'current' }) =>
    winnersRoutes[0]?.handler({ params: {}, query, body: undefined }, {
      visit,
      upstream,
      cachedUpstream: { call: games },
      report,
    } as unknown as ApiCall);
  return { call, games, report, request };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test('LB-09 winners have their games, and those of unknown games are omitted', async () => {
  const { call, request } = server();
  const response = await request({ sort: 'topMultiplier' });
  expect(response).toMatchObject({
    now: 1_000_000,
    serviceNow: 1_000_200,
    asOf: 1_000_000,
    winners: [{ id: 'win-41', tile: { id: 41 }, playerName: 'M***n', amount: 500, multiplier: 5, wonAt: 90 }],
  });
  expect(call.mock.calls[0]?.[1]).toEqual({
    query: { productId: '8145', currencyIsoCode: 'GBP', sort: 'topMultiplier' },
  });
});

test('LB-09 requests each order once per eight seconds, and refuses an unknown currency', async () => {
  const { call, request } = server();
  await Promise.all([request(), request(), request({ sort: 'topWinners' })]);
  vi.setSystemTime(1_007_999);
  await request();
  expect(call).toHaveBeenCalledTimes(2);
  vi.setSystemTime(1_008_000);
  await request();
  expect(call).toHaveBeenCalledTimes(3);
  expect(await request({ sort: 'current', currency: 'XAU' })).toMatchObject({ status: 404 });
});

test('LB-09 a failure keeps the last list with its time, and without a list it is an error', async () => {
  const { call, games, request } = server();
  call.mockResolvedValueOnce(failed({ kind: 'refused', status: 429, code: null, message: 'later', retryAfter: '3' }));
  expect(await request()).toMatchObject({ status: 429, retryAfter: '3' });
  vi.setSystemTime(1_008_000);
  expect(await request()).toMatchObject({ asOf: 1_008_000 });
  vi.setSystemTime(1_020_000);
  call.mockResolvedValueOnce(failed({ kind: 'timeout' }));
  expect(await request()).toMatchObject({ asOf: 1_008_000, now: 1_020_000, winners: [{ id: 'win-41' }] });
  games.mockResolvedValueOnce(failed({ kind: 'timeout' }));
  expect(await request()).toMatchObject({ status: 504 });
});

test('LB-09 omits wins in another currency and reports their number', async () => {
  const { call, report, request } = server();
  call.mockResolvedValueOnce(success({ serverTime: 1, winners: [entry(41, 'EUR')] }));
  expect(await request()).toMatchObject({ winners: [] });
  expect(report.mock.calls).toEqual([['API_ERROR', { endpoint: 'getWinners', kind: 'wrongCurrency', dropped: 1 }]]);
});
