import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { inventedGame } from '../../domain/game/inventedGame.ts';
import type { Visit } from '../../market/visit.ts';
import type { ApiCall } from '../../server/apiRoute.server.ts';
import { winnersRoutes } from './winners.server.ts';

const visit = {
  brandId: 'regency',
  productId: 8145,
  currencyIsoCode: 'GBP',
  culture: 'en',
  coverTone: 'adult',
} as Visit;
const entry = (gameGroupId: number, currencyIsoCode = 'GBP') => ({
  id: `win-${gameGroupId}`,
  gameGroupId,
  playerName: 'M***n',
  amount: 500,
  currencyIsoCode,
  multiplier: 5,
  wonAt: 90,
});

/** A server of its own: what it remembers goes with it. */
function server() {
  const call = vi.fn<(endpoint: { name: string }, input: object) => Promise<unknown>>(async () =>
    success({ serverTime: 1_000_200, winners: [entry(41), entry(42)] }),
  );
  const games = vi.fn<() => Promise<unknown>>(async () => success({ data: [inventedGame({ id: 41 })] }));
  const report = vi.fn<ApiCall['report']>();
  const upstream = { call };
  const ask = async (query: { sort: string; currency?: string } = { sort: 'current' }) =>
    winnersRoutes[0]?.handler({ params: {}, query, body: undefined }, {
      visit,
      upstream,
      cachedUpstream: { call: games },
      report,
    } as unknown as ApiCall);
  return { call, games, report, ask };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test('LB-09 winners come with their games, and one whose game is gone is left out', async () => {
  const { call, ask } = server();
  const response = await ask({ sort: 'topMultiplier' });
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

test('LB-09 each order is asked for once in eight seconds, and a currency of no market never', async () => {
  const { call, ask } = server();
  await Promise.all([ask(), ask(), ask({ sort: 'topWinners' })]);
  vi.setSystemTime(1_007_999);
  await ask();
  expect(call).toHaveBeenCalledTimes(2);
  vi.setSystemTime(1_008_000);
  await ask();
  expect(call).toHaveBeenCalledTimes(3);
  expect(await ask({ sort: 'current', currency: 'XAU' })).toMatchObject({ status: 404 });
});

test('LB-09 a failure keeps the last list with its time; without one it is a refusal', async () => {
  const { call, games, ask } = server();
  call.mockResolvedValueOnce(failed({ kind: 'refused', status: 429, code: null, message: 'later', retryAfter: '3' }));
  expect(await ask()).toMatchObject({ status: 429, retryAfter: '3' });
  vi.setSystemTime(1_008_000);
  expect(await ask()).toMatchObject({ asOf: 1_008_000 });
  vi.setSystemTime(1_020_000);
  call.mockResolvedValueOnce(failed({ kind: 'timeout' }));
  expect(await ask()).toMatchObject({ asOf: 1_008_000, now: 1_020_000, winners: [{ id: 'win-41' }] });
  games.mockResolvedValueOnce(failed({ kind: 'timeout' }));
  expect(await ask()).toMatchObject({ status: 504 });
});

test('LB-09 wins in another currency are left out and counted in the log', async () => {
  const { call, report, ask } = server();
  call.mockResolvedValueOnce(success({ serverTime: 1, winners: [entry(41, 'EUR')] }));
  expect(await ask()).toMatchObject({ winners: [] });
  expect(report.mock.calls).toEqual([['API_ERROR', { endpoint: 'getWinners', kind: 'wrongCurrency', dropped: 1 }]]);
});
