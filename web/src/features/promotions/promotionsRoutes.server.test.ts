import { promotionServices } from '@foyer/contract/promotions';
import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { gameFixture } from '../../domain/game/gameFixture.ts';
import { ApiRefusal } from '../../services/api/apiRoute.server.ts';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { promotionsRoutes } from './promotionsRoutes.server.ts';

const visit = visitFixture({ brandId: 'aurora', productId: 17_447, nodeId: 1201 });
const account = { userId: 7, casinoId: 3603 };

const bonus = {
  promotionId: 5,
  serviceId: promotionServices.bonus,
  title: 'Bonus',
  figure: '€5',
  figureText: '',
  summary: '',
  terms: { amount: 500, currencyIsoCode: 'EUR', deposit: 0, wagering: 5, counts: 'slot', every: 'week' },
  gameIds: [1, 41],
};

function server(response: unknown, bearer: string | null = 'a.b.c') {
  const call = vi.fn<(endpoint: { name: string }, input: object, options?: object) => Promise<unknown>>(
    async () => response,
  );
  const report = vi.fn<(name: string, facts: object) => void>();
  const cachedUpstream = {
    call: vi.fn<(endpoint: { name: string }, input: object) => Promise<unknown>>(async ({ name }) =>
      name === 'gamesList' ? success({ data: [gameFixture({ id: 41 })] }) : response,
    ),
  };
  const callRoute = (name: string, input: { params: object; body?: unknown }) =>
    promotionsRoutes
      .find(({ endpoint }) => endpoint.name === name)
      ?.handler({ query: {}, body: undefined, ...input }, {
        visit,
        upstream: { call },
        cachedUpstream,
        bearer,
        report,
      } as unknown as ApiCall);
  return { call, cachedUpstream, callRoute, report };
}

const hostile = success({
  title: 'T',
  html: '<p onclick="x()">Fine<script>alert(1)</script></p><img src=x onerror=alert(1)>',
  lastUpdatedDate: '21-11-2026',
});

test('PG-14 PR-05 terms are sanitized for players and visitors', async () => {
  const clean = { title: 'T', html: '<p>Fine</p>', lastUpdatedDate: '21-11-2026' };
  const { callRoute, call, cachedUpstream } = server(hostile);
  expect(
    await callRoute('getPromotionTerms', { params: { ...account, promotionId: 5 }, body: { serviceId: 2 } }),
  ).toEqual(clean);
  expect(call.mock.calls[0]?.[1]).toEqual({
    params: { userId: '7', casinoId: '3603', promotionId: '5' },
    query: { culture: 'en' },
    body: { serviceId: 2 },
  });
  expect(await callRoute('getAnonymousPromotionTerms', { params: { promotionId: 5 }, body: { serviceId: 2 } })).toEqual(
    clean,
  );
  expect(cachedUpstream.call.mock.calls[0]?.[1]).toEqual({
    params: { promotionId: '5' },
    query: { culture: 'en', marketNodeId: '1201' },
    body: { serviceId: 2, brand: 'aurora' },
  });
});

test('PR-01 UK21 the player’s promotions have game covers, use the player’s token and keep to the rules of the market', async () => {
  const { callRoute, call } = server(success({ data: [bonus] }));
  expect(await callRoute('getUserPromotions', { params: account })).toMatchObject({
    data: [{ promotionId: 5, cover: { image: expect.any(String) } }],
  });
  expect(call.mock.calls[0]?.[2]).toEqual({ bearer: 'a.b.c' });

  const contradictory = { ...bonus, summary: '6x wagering' };
  const other = server(success({ data: [contradictory] }));
  expect(await other.callRoute('getUserPromotions', { params: account })).toEqual({ data: [] });
  expect(other.report).toHaveBeenCalledExactlyOnceWith('PROMOTIONS_FETCH_ERROR', {
    promotionId: 5,
    problem: 'sentence',
  });
});

test.each([{ wagering: 21 }, { currencyIsoCode: 'GBP' }])(
  'UK21 an offer that the market forbids, with %j, is left out without an error',
  async (forbidden) => {
    const { callRoute, report } = server(success({ data: [{ ...bonus, terms: { ...bonus.terms, ...forbidden } }] }));
    expect(await callRoute('getUserPromotions', { params: account })).toEqual({ data: [] });
    expect(report).not.toHaveBeenCalled();
  },
);

test('passes refusals of the service on', async () => {
  const { callRoute } = server(
    failed({ kind: 'refused', status: 403, code: null, message: 'not yours', retryAfter: null }),
  );
  const refusal = await callRoute('optInToPromotion', {
    params: { ...account, promotionId: 5 },
    body: { ...account, promotionId: 5 },
  });
  expect(refusal).toBeInstanceOf(ApiRefusal);
  expect(refusal).toMatchObject({ status: 403, body: { message: 'not yours' } });
});
