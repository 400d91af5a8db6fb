import { pagePath } from '@foyer/contract/pagePath';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readPagePath } from './page/readPagePath.ts';
import { maxPurgedTags, pageTagsOf, purgedTagsOf } from './pageTags.ts';

const published = (more: { brand?: 'regency' | 'pulse'; paths?: string[] }) =>
  purgedTagsOf({ event: 'content.published', ...more });
const isPurged = (brandId: string, path: string, tags: string[] | null) =>
  tags === null || pageTagsOf(brandId, path).some((tag) => tags.includes(tag));

test('HT-02 a publication purges the named pages of its brand, or of every brand without one', () => {
  const one = published({ brand: 'regency', paths: ['/help', '/'] });
  expect(isPurged('regency', '/help', one)).toBe(true);
  expect(isPurged('regency', '/', one)).toBe(true);
  expect(isPurged('regency', '/helper', one)).toBe(false);
  expect(isPurged('pulse', '/help', one)).toBe(false);
  expect(isPurged('pulse', '/help', published({ paths: ['/help'] }))).toBe(true);
});

test('HT-02 a publication of the game page purges every game page of the brand', () => {
  const tags = published({ brand: 'regency', paths: ['/game/{id}'] });
  expect(isPurged('regency', '/game/17', tags)).toBe(true);
  expect(isPurged('regency', '/games', tags)).toBe(false);
});

test('HT-02 a publication without paths purges the brand, and without a brand everything', () => {
  expect(published({ brand: 'pulse' })).toEqual(['brand/pulse']);
  expect(published({})).toBeNull();
});

test('HT-02 a publication purges each page that it names, with a bounded number of tags', () => {
  const path = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => `/${text}`)
    .filter((text) => v.is(pagePath, text));
  fc.assert(
    fc.property(fc.option(fc.constantFrom('regency', 'pulse')), fc.array(path, { maxLength: 400 }), (brand, paths) => {
      const tags = published({ ...(brand === null ? {} : { brand }), paths });
      expect(tags?.length ?? 0).toBeLessThanOrEqual(maxPurgedTags);
      for (const one of paths) expect(isPurged(brand ?? 'aurora', readPagePath(encodeURI(one)).path, tags)).toBe(true);
    }),
  );
});

test('HT-02 a published path that no page can have makes no tag', () => {
  expect(published({ brand: 'pulse', paths: ['/', '/help', '/a b', '/\r\nx', '*', '/%', '/\ud800'] })).toEqual([
    'page/pulse/',
    'page/pulse/help',
  ]);
});
