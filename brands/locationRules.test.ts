import type { PlayerLocation } from '@foyer/contract/playerLocation';
import { describe, expect, test } from 'vitest';
import { brands } from './brands.ts';
import { decideLocation, exceptWithin, locationActions, onlyWithin, stricterDecision } from './locationRules.ts';
import type { LocationDecision } from './locationRules.ts';

const at = (text: string): PlayerLocation => {
  const [countryIso2 = '', regionCode = null] = text.split('-');
  return { known: true, countryIso2, regionCode };
};
const unknown: PlayerLocation = { known: false, reason: 'unknown' };
const anonymous: PlayerLocation = { known: false, reason: 'anonymous' };
const codes = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26)),
);
const locations: readonly PlayerLocation[] = [
  unknown,
  anonymous,
  ...codes.flatMap((code) => [at(code), at(`${code}-ON`), at(`${code}-QC`)]),
];
const rulesOf = (brandId: string, marketId: string) => {
  const found = brands.find(({ id }) => id === brandId)?.markets.find(({ id }) => id === marketId);
  if (found === undefined) throw new Error(`${brandId} ${marketId}`);
  return found.rules.location;
};

describe('the matrix of markets, places and actions', () => {
  const rows: readonly [brand: string, market: string, location: PlayerLocation, play: LocationDecision][] = [
    ['regency', 'uk', at('GB'), 'allowed'],
    ['regency', 'uk', at('GB-ENG'), 'allowed'],
    ['regency', 'uk', at('FR'), 'countryRestricted'],
    ['regency', 'uk', unknown, 'locationUnknown'],
    ['regency', 'uk', anonymous, 'locationUnknown'],
    ['regency', 'ca', at('CA-ON'), 'allowed'],
    ['regency', 'ca', at('CA-QC'), 'countryRestricted'],
    ['regency', 'ca', at('US'), 'countryRestricted'],
    ['regency', 'ca', at('CA'), 'locationUnknown'],
    ['regency', 'ca', unknown, 'locationUnknown'],
    ['regency', 'row', at('IE'), 'allowed'],
    ['regency', 'row', at('GB'), 'countryRestricted'],
    ['regency', 'row', at('CA-QC'), 'countryRestricted'],
    ['regency', 'row', unknown, 'allowed'],
    ['aurora', 'row', at('GB'), 'allowed'],
  ];
  test.each(rows)('MK-11 an account of %s %s at %j: play is %s', (brand, market, location, play) => {
    const rules = rulesOf(brand, market);
    expect(decideLocation(rules, 'play', location)).toBe(play);
    expect(decideLocation(rules, 'deposit', location)).toBe(play);
    expect(decideLocation(rules, 'register', location)).toBe(play);
  });

  test('MK-11 every market lets everybody browse, and a player log in and withdraw, everywhere', () => {
    for (const { markets } of brands)
      for (const { rules } of markets)
        for (const location of locations)
          expect([
            decideLocation(rules.location, 'browse', location),
            decideLocation(rules.location, 'logIn', location),
            decideLocation(rules.location, 'withdraw', location),
          ]).toEqual(['allowed', 'allowed', 'allowed']);
  });

  test('an allowed deposit never goes without allowed play, because money that cannot be played is of no use', () => {
    const onlyDeposits = brands.flatMap(({ markets }) =>
      markets.flatMap(({ id, rules: { location: rules } }) =>
        locations.flatMap((location) =>
          decideLocation(rules, 'deposit', location) === 'allowed' &&
          decideLocation(rules, 'play', location) !== 'allowed'
            ? [{ id, location }]
            : [],
        ),
      ),
    );
    expect(onlyDeposits).toEqual([]);
  });
});

describe('a decision', () => {
  test('the list that allows places and the list that excepts them are opposites for every known region', () => {
    for (const places of [['GB'], ['CA-ON'], ['GB', 'CA-QC', 'FR'], []])
      for (const location of locations) {
        if (!location.known || location.regionCode === null) continue;
        const [inside, outside] = [onlyWithin(places), exceptWithin(places)].map((rules) =>
          decideLocation(rules, 'play', location),
        );
        expect(new Set([inside, outside])).toEqual(new Set(['allowed', 'countryRestricted']));
      }
  });

  test('a country without its region is no more than unknown where a region of it is listed', () => {
    for (const action of locationActions) {
      expect(decideLocation(onlyWithin(['CA-ON']), action, at('CA'))).toBe(
        decideLocation(onlyWithin(['CA-ON']), action, unknown),
      );
    }
    expect(decideLocation(exceptWithin(['CA-QC']), 'play', at('CA'))).toBe('allowed');
    expect(decideLocation(onlyWithin(['CA']), 'play', at('CA'))).toBe('allowed');
  });

  test('of two sources the stricter one counts, whichever comes first', () => {
    const decisions: readonly LocationDecision[] = ['allowed', 'locationUnknown', 'countryRestricted'];
    for (const [strictness, one] of decisions.entries())
      for (const [otherStrictness, other] of decisions.entries())
        expect(stricterDecision(one, other)).toBe(decisions[Math.max(strictness, otherStrictness)]);
  });
});
