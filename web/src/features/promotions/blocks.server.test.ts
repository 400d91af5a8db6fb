import { anonymousPromotions } from '@foyer/contract/promotions';
import type { Promotion } from '@foyer/contract/promotions';
import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { BlockLookups } from '../../domain/block/blockResolver.server.ts';
import { resolvePromotionsGrid } from './blocks.server.ts';

const promotion: Promotion = {
  promotionId: 7,
  serviceId: 2,
  isUserOptedIn: false,
  title: 'An offer',
  figure: '5',
  figureText: 'coins',
  summary: '',
  significantTerms: [{ name: 'Cost', text: 'Nothing' }],
  gameIds: [404, 9],
  endsAt: null,
  bonus: null,
};

function lookups(response: unknown) {
  const call = vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>(() => Promise.resolve(response));
  const markIncomplete = vi.fn<() => void>();
  const blockLookups = {
    visit: { brandId: 'aurora', culture: 'zh', nodeId: 1201 },
    cachedUpstream: { call },
    games: () =>
      Promise.resolve({
        tiles: (ids: readonly number[]) =>
          ids.filter((id) => id === 9).map((id) => ({ id, name: 'Whale Song', image: '/9.webp' })),
      }),
    markIncomplete,
  } as unknown as BlockLookups;
  return { blockLookups, call, markIncomplete };
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
