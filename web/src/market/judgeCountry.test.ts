import { expect, test } from 'vitest';
import { judgeCountry } from './judgeCountry.ts';

const row = { RestrictedCountries: ['BV', 'HM'] };

test('MK-11 a country of the list is restricted, another is not', () => {
  expect(judgeCountry('BV', row)).toEqual({ play: 'restricted', countryIso2: 'BV' });
  expect(judgeCountry('FR', row)).toEqual({ play: 'allowed', countryIso2: 'FR' });
});

test('MK-11 what is not certain restricts nobody: no country, one that does not exist, no list, a list that cannot be read', () => {
  for (const country of [null, 'XX', 'T1', 'Unknown', ''])
    expect(judgeCountry(country, { RestrictedCountries: ['XX', 'T1'] })).toEqual({
      play: 'unknown',
      countryIso2: null,
    });
  for (const list of [null, undefined, {}, { RestrictedCountries: 'BV' }, { RestrictedCountries: [7] }])
    expect(judgeCountry('BV', list)).toEqual({ play: 'unknown', countryIso2: 'BV' });
});
