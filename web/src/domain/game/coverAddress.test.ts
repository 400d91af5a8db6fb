import { wideImageWidths } from '@foyer/contract/imageWidths';
import { expect, test } from 'vitest';
import { coverAddress, coverSet } from './coverAddress.ts';

const mediaOrigin = 'http://media.localhost:4000';

test('PG-13 a cover address has rendering parameters', () => {
  expect(coverAddress('/covers/adult/61.webp', { width: 240, mediaOrigin })).toBe(
    'http://media.localhost:4000/covers/adult/61.webp?rmode=max&width=240&quality=80&format=webp',
  );
});

test('PG-13 a drawing or PNG keeps its format', () => {
  expect(coverAddress('/pictures/ring.svg', { width: 120, mediaOrigin })).not.toContain('format');
  expect(coverAddress('/pictures/ring.PNG', { width: 120, mediaOrigin })).not.toContain('format');
});

test('PG-13 the source set has every width of the media service', () => {
  const widths = coverSet('/covers/61.svg', mediaOrigin)
    .split(', ')
    .map((candidate) => candidate.split(' ')[1]);
  expect(widths).toEqual(['120w', '165w', '240w', '360w', '480w']);
});

test('PG-13 the source set of a wide cover has every wide width of the media service', () => {
  expect(coverSet('/wide/adult/61.webp', mediaOrigin, wideImageWidths)).toBe(
    [360, 720, 1080, 1440]
      .map((width) => `${mediaOrigin}/wide/adult/61.webp?rmode=max&width=${width}&quality=80&format=webp ${width}w`)
      .join(', '),
  );
});

test('PG-13 a source set with given widths has only those', () => {
  expect(coverSet('/covers/61.png', mediaOrigin, [120, 240])).toBe(
    `${coverAddress('/covers/61.png', { width: 120, mediaOrigin })} 120w, ${coverAddress('/covers/61.png', { width: 240, mediaOrigin })} 240w`,
  );
  expect(coverAddress('/covers/61.svgz', { width: 120, mediaOrigin })).toContain('&format=webp');
});
