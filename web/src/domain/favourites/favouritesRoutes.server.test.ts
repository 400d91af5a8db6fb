import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { ApiRefusal } from '../../services/api/apiRoute.server.ts';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { recentlyPlayedRoutes } from '../recently-played/recentlyPlayedRoutes.server.ts';
import { favouritesRoutes } from './favouritesRoutes.server.ts';

const routes = new Map([...favouritesRoutes, ...recentlyPlayedRoutes].map((route) => [route.endpoint.name, route]));

function callRoute(name: string, response: unknown, bearer: string | null = 'aa.bb.cc', gameId?: number) {
  const call = vi.fn<(...input: unknown[]) => Promise<unknown>>(async () => response);
  const input = { params: gameId === undefined ? {} : { gameId }, query: {}, body: undefined };
  const result = routes.get(name)?.handler(input, {
    bearer,
    upstream: { call },
    visit: visitFixture(),
  } as unknown as ApiCall);
  return { call, result };
}

test('LB-05 drops ids of the service that are not valid', async () => {
  expect(await callRoute('getFavourites', success([3, 4])).result).toEqual([3, 4]);
  expect(await callRoute('getFavourites', success([3, 'x'])).result).toEqual([]);
  expect(await callRoute('getRecentlyPlayed', success(['5', 'x', 0, 7])).result).toEqual([5, 7]);
});

test('sends the token of list calls in the body and of changes as a bearer token', async () => {
  expect(callRoute('getFavourites', success([])).call.mock.calls[0]?.[1]).toEqual({ body: { userToken: 'aa.bb.cc' } });
  const add = callRoute('addFavourite', success({ saved: true }), 'aa.bb.cc', 41000);
  expect(add.call.mock.calls[0]?.slice(1)).toMatchObject([{ params: { gameId: 41_000 } }, { bearer: 'aa.bb.cc' }]);
  expect(await add.result).toEqual({ saved: true });
});

test.each(['getFavourites', 'addFavourite', 'removeFavourite', 'getRecentlyPlayed', 'addRecentlyPlayed'])(
  '%s passes refusals on',
  async (name) => {
    const refused = await callRoute(
      name,
      failed({ kind: 'refused', status: 401, code: 15001, message: 'no', retryAfter: null }),
      'aa.bb.cc',
      41000,
    ).result;
    expect(refused).toBeInstanceOf(ApiRefusal);
    expect(refused).toMatchObject({ status: 401, body: { code: 15001 } });
    const unusable = await callRoute(
      name,
      failed({ kind: 'broken', status: 500, code: 15006, message: '', retryAfter: null }),
      'aa.bb.cc',
      41000,
    ).result;
    expect(unusable).toMatchObject({ status: 500, body: { code: 15006 } });
  },
);

test.each(['getFavourites', 'getRecentlyPlayed'])(
  'LB-07 %s returns an empty list without a token, and calls no service',
  async (name) => {
    const { call, result } = callRoute(name, success([3]), null);
    expect(await result).toEqual([]);
    expect(call).not.toHaveBeenCalled();
  },
);
