import { promotionServices } from '@foyer/contract/promotions';
import type { Promotion } from '@foyer/contract/promotions';
import { expect, test } from 'vitest';
import { toCards } from './toCards.ts';

const facts = {
  promotionId: 7,
  serviceId: promotionServices.bonus,
  isUserOptedIn: false,
  audience: 'everyPlayer' as const,
  title: 'Spring offer',
  figure: '20',
  figureText: 'spins',
  summary: 'Twenty spins.',
  terms: null,
  endsAt: null,
  bonus: null,
};
const promotion = (gameIds: number[]): Promotion => ({ ...facts, gameIds });
const tiles = new Map([
  [4, { id: 4, name: 'Opal Tears', image: '/covers/4.webp' }],
  [5, { id: 5, name: 'Sea', image: '/covers/5.webp' }],
]);

test('a card has the cover of its first available game', () => {
  const cards = toCards([promotion([9, 5, 4]), promotion([9]), promotion([])], (ids) =>
    ids.flatMap((id) => tiles.get(id) ?? []),
  );
  expect(cards).toEqual([
    { ...facts, cover: { name: 'Sea', image: '/covers/5.webp' } },
    { ...facts, cover: null },
    { ...facts, cover: null },
  ]);
});
