import { expect, test } from 'vitest';
import { coverUrls } from './drawFirstVisitCovers.ts';

const cover = (id: number) => `http://media.localhost:4000/covers/full/${id}.webp`;

test('requests each cover once per width, with high-density widths for the first screen only', () => {
  const ids = Array.from({ length: 14 }, (_, index) => index + 1);
  const page = ids
    .map((id) => `<img src="${cover(id)}?rmode=max&amp;width=120" srcset="${cover(id)}?width=240 2x">`)
    .join('');
  const requested = coverUrls(page).map((picture) => new URL(picture));
  const widthsOf = (id: number) =>
    requested
      .filter(({ origin, pathname }) => origin + pathname === cover(id))
      .map(({ searchParams }) => searchParams.get('width'));
  expect(ids.map((id) => widthsOf(id).join())).toEqual([
    ...Array.from({ length: 12 }, () => '240,360,480'),
    '240',
    '240',
  ]);
});

test('requests nothing for a page without covers', () => {
  expect(coverUrls('<p>covers/full/1.webp</p>')).toEqual([]);
});
