import { expect, test } from 'vitest';
import { clauseCoverage } from './clauseCoverage.mjs';
import { clauseTest, levelOf } from './clauseTests.mjs';

/** @type {import('./clauseCoverage.mjs').ClauseRow[]} */
const clauses = [
  { id: 'UK1', markets: ['uk'], evidence: 'screen', absentFrom: ['row'] },
  { id: 'MT1', markets: ['row', 'row-zh'], evidence: 'services' },
];
const markets = ['uk', 'row', 'row-zh'];
const file = 'tests/e2e/a.spec.ts';
const complete = ['UK1 shows @uk', 'no-UK1 is free @row', 'MT1 shows @row', 'MT1 shows @row-zh @phone'];

/** @param {string[]} titles @param {Partial<Parameters<typeof clauseCoverage>[0]>} [change] @param {'screen' | 'services' | 'rule'} [level] */
const problems = (titles, change = {}, level = 'screen') =>
  clauseCoverage({
    clauses,
    markets,
    notYetShown: [],
    tests: titles.map((title) => clauseTest({ file, title, level })),
    ...change,
  }).problems;

test('a title names clauses, absences and markets', () => {
  const read = (/** @type {string} */ title) => {
    const { shows, absent, markets: tagged } = clauseTest({ file, title, level: 'screen' });
    return [shows, absent, tagged];
  };
  expect(read('GM-01 UK8 ON6 no-UK10 two tabs @desktop @uk @row-zh')).toEqual([
    ['UK8', 'ON6'],
    ['UK10'],
    ['uk', 'row-zh'],
  ]);
  expect(read('writes to a@uk and reads XUK8')).toEqual([[], [], []]);
});

test('a file tells the level of its tests', () => {
  expect(
    ['tests/e2e/x/y.spec.ts', 'tests/contract/web/markets.ts', 'web/src/a.test.tsx', 'scripts/a.test.mjs', 'a.ts'].map(
      levelOf,
    ),
  ).toEqual(['screen', 'services', 'rule', null, null]);
});

test('every cell with its test has no problem', () => {
  expect(problems(complete)).toEqual([]);
});

test('names a cell without a test, and where the tests of its clause run instead', () => {
  expect(problems(complete.slice(1))).toEqual(['UK1 @uk: no browser test has them in its title']);
  expect(problems([...complete.slice(1), 'UK1 shows @row'])).toEqual([
    'UK1 @uk: no browser test has them in its title; tests run only in row',
  ]);
  expect(problems(complete.filter((title) => !title.startsWith('no-')))).toEqual([
    'no-UK1 @row: no browser or contract test has them in its title',
  ]);
});

test('a contract test is evidence only where the duty ends at the services, and a unit test never is', () => {
  expect(problems(complete, {}, 'services')).toEqual([
    'UK1 @uk: no browser test has them in its title; tests run only in uk',
  ]);
  expect(problems(complete, {}, 'rule')).toHaveLength(4);
});

test('the list of cells that are not yet shown can only shrink', () => {
  const notYetShown = [{ clause: 'UK1', market: 'uk' }];
  expect(problems(complete.slice(1), { notYetShown })).toEqual([]);
  expect(problems(complete, { notYetShown })).toEqual([
    'UK1 @uk: "UK1 shows @uk" shows it; remove it from brands/clauses/notYetShown.ts',
  ]);
  expect(problems(complete, { notYetShown: [{ clause: 'MT1', market: 'uk' }] })).toEqual([
    'MT1 @uk: is in brands/clauses/notYetShown.ts, but does not apply there',
  ]);
});

test('names a title without a market, with an unknown clause or an unknown market', () => {
  expect(problems([...complete, 'UK1 shows'])).toEqual([
    `${file}: "UK1 shows" names UK1, but no market, for example @uk`,
  ]);
  expect(problems([...complete, 'UK99 shows @uk'])).toEqual([
    `${file}: "UK99 shows @uk" names UK99, which is no clause`,
  ]);
  expect(problems([...complete, 'UK1 shows @mars'])).toEqual([
    `${file}: "UK1 shows @mars" names the market @mars, which no brand has`,
  ]);
});
