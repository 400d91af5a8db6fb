import { expect, test } from 'vitest';
import { headLinks } from './headLinks.ts';

const facts = {
  head: { robots: true },
  path: '/help',
  origin: 'https://regency.example',
  languages: ['en', 'zh'],
  culture: 'en',
} satisfies Parameters<typeof headLinks>[0];

test('PG-10 a page that may be indexed names itself and its other languages, each at an address of its own', () => {
  const alternates = [
    { language: 'en', href: 'https://regency.example/help' },
    { language: 'zh', href: 'https://regency.example/help?language=zh' },
    { language: 'x-default', href: 'https://regency.example/help' },
  ];
  expect(headLinks(facts)).toEqual({ canonical: 'https://regency.example/help', alternates });
  expect(headLinks({ ...facts, culture: 'zh' })).toEqual({
    canonical: 'https://regency.example/help?language=zh',
    alternates,
  });
});

test('PG-10 a market of one language has no alternates, and editors may name another path', () => {
  expect(headLinks({ ...facts, languages: ['en'] })).toEqual({
    canonical: 'https://regency.example/help',
    alternates: [],
  });
  expect(headLinks({ ...facts, languages: ['en'], head: { robots: true, canonicalUrl: '/support' } }).canonical).toBe(
    'https://regency.example/support',
  );
});

test('PG-10 a page that may not be indexed has no alternates and no address but the one editors gave it', () => {
  expect(headLinks({ ...facts, head: { robots: false } })).toEqual({ canonical: null, alternates: [] });
  expect(headLinks({ ...facts, head: { robots: false, canonicalUrl: '/support' } })).toEqual({
    canonical: 'https://regency.example/support',
    alternates: [],
  });
});
