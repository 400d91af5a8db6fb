import { expect, test } from 'vitest';
import { contentQuery } from './contentQuery.ts';

test('PG-17 content is requested with the market’s country, unless the country is excluded', () => {
  const uk = { culture: 'en', countryIso2: 'GB' } as const;
  expect(contentQuery(uk)).toEqual({ culture: 'en', countryIsoCode: 'GB' });
  expect(contentQuery(uk, { excludeCountry: true })).toEqual({ culture: 'en' });
  expect(contentQuery({ culture: 'zh', countryIso2: null })).toEqual({ culture: 'zh' });
});
