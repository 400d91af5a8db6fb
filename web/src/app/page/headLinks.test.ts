import { expect, test } from 'vitest';
import { headLinks } from './headLinks.ts';

const facts = {
  head: { robots: true },
  path: '/help',
  origin: 'https://regency.example',
  languages: ['en', 'zh'],
  culture: 'en',
  markets: [],
} satisfies Parameters<typeof headLinks>[0];

test('PG-10 an indexable page has its canonical address and one alternate per language', () => {
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

test('PG-10 a market with one language has no alternates, and editors can set the canonical path', () => {
  expect(headLinks({ ...facts, languages: ['en'] })).toEqual({
    canonical: 'https://regency.example/help',
    alternates: [],
  });
  expect(headLinks({ ...facts, languages: ['en'], head: { robots: true, canonicalUrl: '/support' } }).canonical).toBe(
    'https://regency.example/support',
  );
});

test('PG-10 a page that may not be indexed has only the editors’ canonical address', () => {
  expect(headLinks({ ...facts, head: { robots: false } })).toEqual({ canonical: null, alternates: [] });
  expect(headLinks({ ...facts, head: { robots: false, canonicalUrl: '/support' } })).toEqual({
    canonical: 'https://regency.example/support',
    alternates: [],
  });
});

test('PG-10 alternates name the regions of markets with a country, in languages of the page', () => {
  const markets = [
    { countryIso2Code: 'GB', locales: ['en-GB'] },
    { countryIso2Code: 'CA', locales: ['en-CA', 'fr-CA'] },
    { countryIso2Code: null, locales: ['en-IE'] },
  ];
  expect(headLinks({ ...facts, markets }).alternates).toEqual([
    { language: 'en', href: 'https://regency.example/help' },
    { language: 'zh', href: 'https://regency.example/help?language=zh' },
    { language: 'en-GB', href: 'https://regency.example/help' },
    { language: 'en-CA', href: 'https://regency.example/help' },
    { language: 'x-default', href: 'https://regency.example/help' },
  ]);
  expect(headLinks({ ...facts, markets, languages: ['en'] }).alternates).toEqual([]);
});
