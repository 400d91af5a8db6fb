import { expect, test } from 'vitest';
import { checkCountry } from './checkCountry.ts';

const row = { RestrictedCountries: ['BV', 'HM'] };

test('MK-11 restricts only the listed countries', () => {
  expect(checkCountry('BV', row)).toEqual({ play: 'restricted', countryIso2: 'BV' });
  expect(checkCountry('FR', row)).toEqual({ play: 'allowed', countryIso2: 'FR' });
});

test('MK-11 an unknown country or an unreadable list restricts nobody', () => {
  for (const country of [null, 'XX', 'T1', 'Unknown', ''])
    expect(checkCountry(country, { RestrictedCountries: ['XX', 'T1'] })).toEqual({
      play: 'unknown',
      countryIso2: null,
    });
  for (const list of [null, undefined, {}, { RestrictedCountries: 'BV' }, { RestrictedCountries: [7] }])
    expect(checkCountry('BV', list)).toEqual({ play: 'unknown', countryIso2: 'BV' });
});
