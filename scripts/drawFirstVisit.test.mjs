import { expect, test } from 'vitest';
import { picturesOf } from './drawFirstVisit.mjs';

const cover = (/** @type {number} */ id) => `http://media.localhost:4000/covers/full/${id}.webp`;

test('each cover of a page is asked for once in the width of its tile, and those of the first screen in the widths of fine screens', () => {
  const ids = Array.from({ length: 14 }, (_, index) => index + 1);
  const page = ids
    .map((id) => `<img src="${cover(id)}?rmode=max&amp;width=120" srcset="${cover(id)}?width=240 2x">`)
    .join('');
  const asked = picturesOf(page).map((picture) => new URL(picture));
  const widthsOf = (/** @type {number} */ id) =>
    asked
      .filter(({ origin, pathname }) => origin + pathname === cover(id))
      .map(({ searchParams }) => searchParams.get('width'));
  expect(ids.map((id) => widthsOf(id).join())).toEqual([
    ...Array.from({ length: 12 }, () => '240,360,480'),
    '240',
    '240',
  ]);
});

test('a page without covers asks for nothing', () => {
  expect(picturesOf('<p>covers/full/1.webp</p>')).toEqual([]);
});
