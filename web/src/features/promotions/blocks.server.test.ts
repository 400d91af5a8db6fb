import { anonymousPromotions } from '@foyer/contract/promotions';
import type { Promotion } from '@foyer/contract/promotions';
import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { BlockLookups } from '../../blocks/blockResolver.server.ts';
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
  const given = {
    visit: { brandId: 'aurora', culture: 'zh', nodeId: 1201 },
    cachedUpstream: { call },
    games: () =>
      Promise.resolve({
        tiles: (ids: readonly number[]) =>
          ids.filter((id) => id === 9).map((id) => ({ id, name: 'Whale Song', image: '/9.webp' })),
      }),
    markIncomplete,
  } as unknown as BlockLookups;
  return { given, call, markIncomplete };
}

test('PR-01 the page asks for what anybody may read, with brand and isRow true, in its own market and language', async () => {
  const { given, call, markIncomplete } = lookups(success({ data: [promotion] }));
  const { cards, isFailed } = await resolvePromotionsGrid({ heading: 'Offers' }, given);
  expect(call).toHaveBeenCalledExactlyOnceWith(anonymousPromotions, {
    query: { culture: 'zh', marketNodeId: '1201' },
    body: { brand: 'aurora', isRow: true },
  });
  // A game that the product does not have gives no cover; the next one does.
  expect(cards).toMatchObject([{ promotionId: 7, cover: { name: 'Whale Song', image: '/9.webp' } }]);
  expect([isFailed, markIncomplete.mock.calls.length]).toEqual([false, 0]);
});

test('without the service the words stand, and the page is not kept for long', async () => {
  const { given, markIncomplete } = lookups(failed({ kind: 'timeout' }));
  expect(await resolvePromotionsGrid({ heading: 'Offers' }, given)).toMatchObject({
    heading: 'Offers',
    cards: [],
    isFailed: true,
  });
  expect(markIncomplete).toHaveBeenCalledOnce();
});
