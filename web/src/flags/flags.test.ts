import { expect, test } from 'vitest';
import { flagContextOf, flagDefaults, flagList, flagsWith, readFlags } from './flags.ts';

test('every flag says what it does and whose it is, and begins with its default', () => {
  expect(Object.keys(flagList)).toEqual([
    'languageToggle',
    'gamification',
    'appAttribution',
    'gameCardJackpotTicker',
    'revampedJackpotTicker',
  ]);
  expect(Object.values(flagList).filter(({ does, owner }) => does.length < 20 || owner.length === 0)).toEqual([]);
  expect(flagDefaults).toEqual({
    languageToggle: true,
    gamification: true,
    appAttribution: true,
    gameCardJackpotTicker: true,
    revampedJackpotTicker: true,
  });
});

test('flags are turned one by one; the others keep their defaults', () => {
  expect(flagsWith({ gameCardJackpotTicker: false })).toEqual({ ...flagDefaults, gameCardJackpotTicker: false });
  expect(readFlags('')).toEqual({});
  expect(readFlags(' gameCardJackpotTicker=off,\nrevampedJackpotTicker=on ')).toEqual({
    gameCardJackpotTicker: false,
    revampedJackpotTicker: true,
  });
});

test.each([
  'gameCardJackpotTickers=off',
  'languageToggle',
  'languageToggle=yes',
  'languageToggle=on=off',
  '__proto__=on',
  'toString=off',
])('%s is no line of flags', (line) => {
  expect(readFlags(line)).toBeNull();
});

test('FF-02 the service is asked for a brand and told of no person', () => {
  expect(flagContextOf('aurora')).toEqual({ kind: 'brand', key: 'aurora', anonymous: true });
});
