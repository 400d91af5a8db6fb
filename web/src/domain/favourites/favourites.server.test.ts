import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { ApiRefusal } from '../../server/apiRoute.server.ts';
import type { ApiCall } from '../../server/apiRoute.server.ts';
import { recentlyPlayedRoutes } from '../recently-played/recentlyPlayed.server.ts';
import { favouritesRoutes } from './favourites.server.ts';

const routes = new Map([...favouritesRoutes, ...recentlyPlayedRoutes].map((route) => [route.endpoint.name, route]));

function ask(name: string, response: unknown, bearer: string | null = 'aa.bb.cc', gameId?: number) {
  const call = vi.fn<(...input: unknown[]) => Promise<unknown>>(async () => response);
  const input = { params: gameId === undefined ? {} : { gameId }, query: {}, body: undefined };
  const result = routes.get(name)?.handler(input, { bearer, upstream: { call } } as unknown as ApiCall);
  return { call, result };
}

test('LB-05 ids of the service are checked before the browser sees them', async () => {
  expect(await ask('getFavourites', success([3, 4])).result).toEqual([3, 4]);
  expect(await ask('getFavourites', success([3, 'x'])).result).toEqual([]);
  expect(await ask('getRecentlyPlayed', success(['5', 'x', 0, 7])).result).toEqual([5, 7]);
});

test('the lists are asked for with the token in the body, changes with the bearer', async () => {
  expect(ask('getFavourites', success([])).call.mock.calls[0]?.[1]).toEqual({ body: { userToken: 'aa.bb.cc' } });
  const add = ask('addFavourite', success({ saved: true }), 'aa.bb.cc', 41000);
  expect(add.call.mock.calls[0]?.slice(1)).toEqual([{ params: { gameId: '41000' } }, { bearer: 'aa.bb.cc' }]);
  expect(await add.result).toEqual({ saved: true });
});

test.each(['getFavourites', 'addFavourite', 'removeFavourite', 'getRecentlyPlayed', 'addRecentlyPlayed'])(
  '%s passes a refusal on',
  async (name) => {
    const refused = await ask(
      name,
      failed({ kind: 'refused', status: 401, code: 15001, message: 'no', retryAfter: null }),
      'aa.bb.cc',
      41000,
    ).result;
    expect(refused).toBeInstanceOf(ApiRefusal);
    expect(refused).toMatchObject({ status: 401, body: { code: 15001 } });
    const unusable = await ask(
      name,
      failed({ kind: 'broken', status: 500, code: 15006, message: '', retryAfter: null }),
      'aa.bb.cc',
      41000,
    ).result;
    expect(unusable).toMatchObject({ status: 500, body: { code: 15006 } });
  },
);

test.each(['getFavourites', 'addFavourite', 'removeFavourite', 'getRecentlyPlayed', 'addRecentlyPlayed'])(
  '%s without a token of three parts asks nobody',
  async (name) => {
    for (const bearer of [null, 'abc']) {
      const { call, result } = ask(name, success([]), bearer, 41000);
      expect(await result).toMatchObject({ status: 401 });
      expect(call).not.toHaveBeenCalled();
    }
  },
);
