import { anonymousPromotions } from '@foyer/contract/promotions';
import type { Promotion } from '@foyer/contract/promotions';
import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { BlockLookups } from '../../domain/block/blockResolver.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { resolvePromotionsGrid } from './blocks.server.ts';

const promotion: Promotion = {
  promotionId: 7,
  serviceId: 2,
  isUserOptedIn: false,
  audience: 'everyPlayer',
  title: 'An offer',
  figure: '5',
  figureText: 'coins',
  summary: '',
  terms: {
    amount: 500,
    currencyIsoCode: 'EUR',
    deposit: 0,
    wagering: 5,
    counts: 'slot',
    every: 'week',
    daysToPlay: 7,
  },
  gameIds: [404, 9],
  endsAt: null,
  bonus: null,
};

function lookups(response: unknown) {
  const call = vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>(() => Promise.resolve(response));
  const markIncomplete = vi.fn<() => void>();
  const report = vi.fn<(field: string) => void>();
  const blockLookups = {
    visit: visitFixture({ brandId: 'aurora', marketId: 'row', culture: 'zh', nodeId: 1201 }),
    cachedUpstream: { call },
    games: () =>
      Promise.resolve({
        tiles: (ids: readonly number[]) =>
          ids.filter((id) => id === 9).map((id) => ({ id, name: 'Whale Song', image: '/9.webp' })),
      }),
    markIncomplete,
    report,
  } as unknown as BlockLookups;
  return { blockLookups, call, markIncomplete, report };
}

test('PR-01 requests the public promotions with brand and isRow, in its market and language', async () => {
  const { blockLookups, call, markIncomplete } = lookups(success({ data: [promotion] }));
  const { cards, isFailed } = await resolvePromotionsGrid({ heading: 'Offers' }, blockLookups);
  expect(call).toHaveBeenCalledExactlyOnceWith(anonymousPromotions, {
    query: { culture: 'zh', marketNodeId: '1201' },
    body: { brand: 'aurora', isRow: true },
  });
  // An unknown game has no cover; the next one provides it.
  expect(cards).toMatchObject([{ promotionId: 7, cover: { name: 'Whale Song', image: '/9.webp' } }]);
  expect([isFailed, markIncomplete.mock.calls.length]).toEqual([false, 0]);
});

test('a failed request keeps the heading and marks the page incomplete', async () => {
  const { blockLookups, markIncomplete } = lookups(failed({ kind: 'timeout' }));
  expect(await resolvePromotionsGrid({ heading: 'Offers' }, blockLookups)).toMatchObject({
    heading: 'Offers',
    cards: [],
    isFailed: true,
  });
  expect(markIncomplete).toHaveBeenCalledOnce();
});

test('UK21 UK22 an offer that the market forbids is left out, and one that contradicts itself is also reported', async () => {
  const { terms } = promotion;
  const forbidden = { ...promotion, promotionId: 8, terms: terms && { ...terms, wagering: 21 } };
  const contradictory = { ...promotion, promotionId: 9, terms: null };
  const { blockLookups, report } = lookups(success({ data: [forbidden, contradictory, promotion] }));
  const { cards } = await resolvePromotionsGrid({ heading: 'Offers' }, blockLookups);
  expect(cards?.map(({ promotionId }) => promotionId)).toEqual([7]);
  expect(report).toHaveBeenCalledExactlyOnceWith('offer 9: noTerms');
});
