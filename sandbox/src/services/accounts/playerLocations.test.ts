import type { PlayerLocation } from '@foyer/contract/playerLocation';
import { readLocation } from '@foyer/contract/playerLocation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createPlayerLocations, locationObstacle, playerLocationsSchema } from './playerLocations.ts';

const accounts = {
  british: { brand: 'regency', market_id: 'uk', product_id: 8145, country: 'GB' },
  ontarian: { brand: 'regency', market_id: 'ca', product_id: 8145, country: 'CA' },
  irish: { brand: 'regency', market_id: 'row', product_id: 8145, country: 'IE' },
};

type Located = Parameters<typeof createPlayerLocations>[1];

function located(
  unreportedLocation: 'home' | 'unknown' = 'unknown',
  locateAddress: Located['locateAddress'] = async () => null,
) {
  const sandboxContext = testSandboxContext(playerLocationsSchema);
  const locations = createPlayerLocations(sandboxContext, {
    unreportedLocation,
    locateAddress,
    isCountryRestricted: (productId, country) => productId === 8145 && country === 'AQ',
  });
  return {
    ...locations,
    play: (account: keyof typeof accounts, text: string | null, sessionId: number | null = null) =>
      locations.decide(accounts[account], 'play', { sessionId, location: text === null ? null : readLocation(text) }),
  };
}

test('MK-11 a location that nobody states is unknown: no play in Britain and Ontario', () => {
  const { play } = located();
  expect([play('british', null), play('ontarian', null), play('irish', null)]).toEqual([
    'locationUnknown',
    'locationUnknown',
    'allowed',
  ]);
});

test('MK-11 an Ontario player plays in Ontario alone', () => {
  const { play } = located();
  expect(['CA-ON', 'CA-QC', 'US', 'CA', 'anonymous'].map((text) => play('ontarian', text))).toEqual([
    'allowed',
    'countryRestricted',
    'countryRestricted',
    'locationUnknown',
    'locationUnknown',
  ]);
});

test('MK-11 the terms of the product forbid play, deposits and new accounts, but no withdrawal and no login', () => {
  const { decide } = located();
  const call = { sessionId: null, location: readLocation('AQ') };
  expect(
    (['play', 'deposit', 'register', 'withdraw', 'logIn'] as const).map((action) =>
      decide(accounts.irish, action, call),
    ),
  ).toEqual(['countryRestricted', 'countryRestricted', 'countryRestricted', 'allowed', 'allowed']);
});

test('the last reported location of a session counts for calls that state none, and for no other session', () => {
  const { play, report } = located();
  const france: PlayerLocation = readLocation('FR');
  report(7, readLocation('GB'));
  expect([play('british', null, 7), play('british', null, 8)]).toEqual(['allowed', 'locationUnknown']);
  report(7, france);
  expect(play('british', null, 7)).toBe('countryRestricted');
  // Back across the border: the call itself is newer than the last report.
  expect(play('british', 'GB', 7)).toBe('allowed');
});

test('on a machine without an edge a player counts as at home, but never where somebody says otherwise', () => {
  const { play, report, locationOf } = located('home');
  expect([play('british', null), play('ontarian', null), play('ontarian', 'CA')]).toEqual([
    'allowed',
    'allowed',
    'allowed',
  ]);
  expect([play('british', 'FR'), play('ontarian', 'CA-QC'), play('ontarian', 'unknown')]).toEqual([
    'countryRestricted',
    'countryRestricted',
    'locationUnknown',
  ]);
  report(7, readLocation('anonymous'));
  expect(play('british', null, 7)).toBe('locationUnknown');
  expect(locationOf(accounts.irish, { sessionId: null, location: null })).toEqual(readLocation('IE'));
});

test('a refusing decision has its code and names no place', () => {
  expect(locationObstacle('allowed')).toBeNull();
  expect(locationObstacle('countryRestricted')).toMatchObject({ code: 10510 });
  expect(locationObstacle('locationUnknown')).toMatchObject({ code: 10521 });
});

describe('MK-11 a location provider', () => {
  /** A provider that answers these locations one after another, and then not at all. */
  const providing = (...texts: string[]) => {
    const answers = texts.map(readLocation);
    return located('unknown', async () => answers.shift() ?? null);
  };

  test('and the reported location contradict each other: what one of them forbids is refused', async () => {
    const { play, report, locate, locationOf } = providing('FR', 'anonymous', 'GB');
    report(7, readLocation('GB'));
    await locate(7, '192.0.2.10');
    expect([play('british', null, 7), play('british', 'GB', 7)]).toEqual(['countryRestricted', 'countryRestricted']);
    expect(locationOf(accounts.british, { sessionId: 7, location: readLocation('GB') })).toEqual(readLocation('FR'));
    await locate(7, '192.0.2.10');
    expect(play('british', 'GB', 7)).toBe('locationUnknown');
    await locate(7, '192.0.2.10');
    expect([play('british', 'GB', 7), play('british', 'FR', 7)]).toEqual(['allowed', 'countryRestricted']);
  });

  test('that answers late or not at all leaves its last answer, and else the reported location', async () => {
    const { play, report, locate } = providing('FR');
    report(7, readLocation('GB'));
    report(8, readLocation('GB'));
    await locate(7, '192.0.2.10');
    await locate(7, '192.0.2.10');
    await locate(8, '192.0.2.10');
    expect([play('british', null, 7), play('british', null, 8)]).toEqual(['countryRestricted', 'allowed']);
  });

  test('that does not know an address says nothing', async () => {
    const { play, locate, report } = providing('FR', 'unknown');
    report(7, readLocation('GB'));
    await locate(7, '192.0.2.10');
    await locate(7, '192.0.2.10');
    expect(play('british', null, 7)).toBe('allowed');
  });

  test('that names the country alone confirms the region of the edge', async () => {
    const { play, locate, locationOf } = providing('CA');
    await locate(7, '192.0.2.10');
    expect([play('ontarian', 'CA-ON', 7), play('ontarian', 'CA-QC', 7)]).toEqual(['allowed', 'countryRestricted']);
    const call = { sessionId: 7, location: readLocation('CA-ON') };
    expect(locationOf(accounts.ontarian, call)).toEqual(readLocation('CA-ON'));
  });

  test('whose answer arrives after the answer to a later question changes nothing', async () => {
    const answers: ((location: PlayerLocation | null) => void)[] = [];
    const { play, locate } = located('unknown', () => new Promise((resolve) => answers.push(resolve)));
    const [early, late] = [locate(7, '192.0.2.10'), locate(7, '192.0.2.10')];
    answers[1]?.(readLocation('GB'));
    await late;
    answers[0]?.(readLocation('FR'));
    await early;
    expect(play('british', 'GB', 7)).toBe('allowed');
  });

  test('lets a stake through only if everybody who knows sees the player at home, in any order', async () => {
    const place = fc.constantFrom('CA-ON', 'CA', 'CA-QC', 'US', 'AQ', 'anonymous', 'unknown');
    const step = fc.oneof(
      fc.record({ does: fc.constant('report'), at: place }),
      fc.record({ does: fc.constant('answer'), at: fc.option(place) }),
      fc.record({ does: fc.constant('stake'), at: fc.option(place) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        let answer: string | null = null;
        const { play, report, locate } = located('unknown', async () =>
          answer === null ? null : readLocation(answer),
        );
        let [reported, provided]: (string | null)[] = [null, null];
        for (const { does, at } of steps) {
          if (does === 'report' && at !== null) {
            report(7, readLocation(at));
            reported = at;
          }
          if (does === 'answer') {
            answer = at;
            await locate(7, '192.0.2.10');
            provided = at ?? provided;
          }
          if (does !== 'stake') continue;
          const edge = at ?? reported;
          // The provider may not know the address, or the region of a country that the edge confirms.
          const isConfirmed = [null, 'unknown', 'CA', 'CA-ON'].includes(provided ?? null);
          expect(play('ontarian', at, 7) === 'allowed').toBe(edge === 'CA-ON' && isConfirmed);
        }
      }),
    );
  });
});
