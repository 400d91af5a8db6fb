import { expect, test } from 'vitest';
import { flagList } from './flagList.ts';
import { flagContextOf, flagDefaults, flagsWith, readFlags } from './flags.ts';

test('every flag has a description, an owner and its default', () => {
  expect(Object.keys(flagList)).toEqual([
    'languageToggle',
    'gamification',
    'appAttribution',
    'gameCardJackpotTicker',
    'revampedJackpotTicker',
    'offlineLobby',
    'hourlyCost',
    'searchPhrases',
    'roundReplay',
    'dial',
  ]);
  expect(Object.values(flagList).filter(({ does, owner }) => does.length < 20 || owner.length === 0)).toEqual([]);
  expect(flagDefaults).toEqual({
    languageToggle: true,
    gamification: true,
    appAttribution: true,
    gameCardJackpotTicker: true,
    revampedJackpotTicker: true,
    offlineLobby: true,
    hourlyCost: true,
    searchPhrases: true,
    roundReplay: true,
    dial: true,
  });
});

test('readFlags overrides single flags and keeps other defaults', () => {
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
])('readFlags refuses %s', (line) => {
  expect(readFlags(line)).toBeNull();
});

test('FF-02 the flag context names the brand and no person', () => {
  expect(flagContextOf('aurora')).toEqual({ kind: 'brand', key: 'aurora', anonymous: true });
});
