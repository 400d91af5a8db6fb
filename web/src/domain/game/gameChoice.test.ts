import { expect, test } from 'vitest';
import { withoutChoice } from './choiceNames.ts';
import { choiceOfSearch, everyGame, filterCount, isChosen, knownChoice, searchWithChoice } from './gameChoice.ts';
import type { GameChoice } from './gameChoice.ts';

const choice: GameChoice = {
  ...everyGame,
  provider: ['Oxbow', 'Halcyon & Sons'],
  feature: ['wilds'],
  volatility: ['low', 'high'],
  jackpot: ['1'],
  new: ['1'],
  order: 'rtp',
};

test('LB-13 a choice is written to the query and read back, and other parameters stay', () => {
  const search = searchWithChoice('?category=slots&sub=7&sort=name&provider=Other', choice);
  expect(search).toBe(
    '?category=slots&sub=7&provider=Oxbow&provider=Halcyon+%26+Sons&feature=wilds&volatility=low&volatility=high&jackpot=1&new=1&sort=rtp',
  );
  expect(choiceOfSearch(search)).toEqual(choice);
  expect(searchWithChoice(search, everyGame)).toBe('?category=slots&sub=7');
  expect(searchWithChoice('', everyGame)).toBe('');
  expect([filterCount(choice), isChosen(choice)]).toEqual([7, true]);
  expect([
    filterCount({ ...everyGame, order: 'name' }),
    isChosen({ ...everyGame, order: 'name' }),
    isChosen(everyGame),
  ]).toEqual([0, true, false]);
});

test.each([
  '?sort=cheapest',
  '?sort=__proto__',
  '?volatility=extreme',
  '?jackpot=yes',
  '?new=true',
  '?new=%00',
  '?provider=',
  `?provider=${'x'.repeat(41)}`,
  '?PROVIDER=Oxbow',
  '?%E0%A4%A',
  '?constructor=1',
  '?&&&=',
])('LB-13 an address with %s chooses nothing', (search) => {
  expect(choiceOfSearch(search)).toEqual(everyGame);
});

test('LB-13 reads at most twelve values of a filter and drops values that no game has', () => {
  expect(choiceOfSearch(`?${'provider=a&provider=b&'.repeat(500_000)}`).provider).toEqual(['a', 'b']);
  expect(choiceOfSearch(`?${Array.from({ length: 100 }, (_, n) => `feature=f${n}`).join('&')}`).feature).toHaveLength(
    12,
  );
  const hostile = choiceOfSearch(
    '?provider=Oxbow&provider=%3Cscript%3E&feature=wilds&feature=toString&feature=jackpot',
  );
  expect(knownChoice(hostile, { providers: ['Oxbow'], featureSets: [['wilds'], ['jackpot']] })).toEqual({
    ...everyGame,
    provider: ['Oxbow'],
    feature: ['wilds'],
  });
});

test('LB-13 reads values of up to 40 characters within the first 2000 characters of the query', () => {
  expect(choiceOfSearch(`?provider=${'x'.repeat(40)}`).provider).toEqual(['x'.repeat(40)]);
  expect(choiceOfSearch(`?${'&'.repeat(1987)}provider=a`)).toMatchObject({ provider: ['a'] });
  expect(choiceOfSearch(`?${'&'.repeat(2000)}provider=a`)).toEqual(everyGame);
});

test('LB-13 filterCount counts every kind of filter', () => {
  const filters: Partial<GameChoice>[] = [
    { provider: ['a', 'b'] },
    { feature: ['a'] },
    { volatility: ['low'] },
    { jackpot: ['1'] },
    { new: ['1'] },
  ];
  expect(filters.map((filter) => filterCount({ ...everyGame, ...filter }))).toEqual([2, 1, 1, 1, 1]);
  expect(filters.every((filter) => isChosen({ ...everyGame, ...filter }))).toBe(true);
});

test('LB-13 withoutChoice keeps the other parameters', () => {
  expect([
    withoutChoice('?sort=name'),
    withoutChoice(''),
    withoutChoice('?sub=7&jackpot=1&new=1&feature=a&volatility=low'),
  ]).toEqual(['', '', '?sub=7']);
});
