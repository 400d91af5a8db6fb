import { expect, test } from 'vitest';
import { noticeOf } from './noticeOf.ts';

const names: Readonly<Record<string, string>> = {
  GB: 'United Kingdom',
  CA: 'Canada',
  FR: 'France',
  AQ: 'Antarctica',
};
const notice = (facts: Parameters<typeof noticeOf>[0]) => noticeOf(facts, (code) => names[code] ?? code);
const ontario = { countryIso2: 'CA', region: 'Ontario' };
const refused = { play: 'countryRestricted', deposit: 'countryRestricted' } as const;
const allowed = { play: 'allowed', deposit: 'allowed' } as const;

test('MK-11 says where the player and the account are', () => {
  expect(
    notice({
      play: 'allowed',
      countryIso2: 'FR',
      player: { location: 'FR', isElsewhere: true, home: { countryIso2: 'GB', region: null }, ...refused },
    }),
  ).toEqual({ kind: 'elsewhere', place: 'France', home: 'United Kingdom', canPlay: false });
  expect(
    notice({
      play: 'allowed',
      countryIso2: 'GB',
      player: { location: 'GB', isElsewhere: true, home: null, ...refused },
    }),
  ).toEqual({ kind: 'elsewhere', place: 'United Kingdom', home: null, canPlay: false });
});

test('MK-11 names the region in the country of the account', () => {
  expect(
    notice({
      play: 'allowed',
      countryIso2: 'CA',
      player: { location: 'CA-QC', isElsewhere: true, home: ontario, ...refused },
    }),
  ).toEqual({ kind: 'elsewhere', place: 'Canada (QC)', home: 'Canada (Ontario)', canPlay: false });
});

test('MK-11 elsewhere, terms that forbid play also forbid it where the matrix allows it', () => {
  const player = { location: 'AQ', isElsewhere: true, home: null, ...allowed } as const;
  expect(notice({ play: 'restricted', countryIso2: 'AQ', player })).toMatchObject({ canPlay: false });
  expect(notice({ play: 'allowed', countryIso2: 'AQ', player })).toMatchObject({ canPlay: true });
});

test('MK-11 a location that nobody knows is a notice only where it keeps the player from play', () => {
  const unknown = { location: 'unknown', isElsewhere: false, home: null } as const;
  expect(
    notice({
      play: 'unknown',
      countryIso2: null,
      player: { ...unknown, play: 'locationUnknown', deposit: 'locationUnknown' },
    }),
  ).toEqual({ kind: 'unknown' });
  expect(notice({ play: 'unknown', countryIso2: null, player: { ...unknown, ...allowed } })).toBeNull();
});

test('MK-11 says nothing at home, and nothing to who is not located', () => {
  const player = { location: 'CA-ON', isElsewhere: false, home: ontario, ...allowed } as const;
  expect(notice({ play: 'allowed', countryIso2: 'CA', player })).toBeNull();
  expect(notice({ play: 'unknown', countryIso2: null })).toBeNull();
});
