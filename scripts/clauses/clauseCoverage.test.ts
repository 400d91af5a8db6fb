import { expect, test } from 'vitest';
import { clauseCoverage } from './clauseCoverage.ts';
import { clauseTest, levelOf } from './clauseTest.ts';
import type { TestLevel } from './clauseTest.ts';

type Input = Parameters<typeof clauseCoverage>[0];

const clauses: Input['clauses'] = [
  { id: 'UK1', markets: ['uk'], evidence: 'screen', absentFrom: ['row'] },
  { id: 'MT1', markets: ['row', 'row-zh'], evidence: 'services' },
];
const file = 'tests/e2e/a.spec.ts';
const complete = ['UK1 shows @uk', 'no-UK1 is free @row', 'MT1 shows @row', 'MT1 shows @row-zh @phone'];

const problems = (titles: string[], notYetShown: Input['notYetShown'] = [], level: TestLevel = 'screen') =>
  clauseCoverage({
    clauses,
    markets: ['uk', 'row', 'row-zh'],
    notYetShown,
    tests: titles.map((title) => clauseTest({ file, title, level })),
  }).problems;

test('a title names clauses, absences and markets', () => {
  const title = 'GM-01 UK8 ON6 no-UK10 two tabs @desktop @uk @row-zh';
  expect(clauseTest({ file, title, level: 'screen' })).toMatchObject({
    shows: ['UK8', 'ON6'],
    absent: ['UK10'],
    markets: ['uk', 'row-zh'],
  });
  expect(clauseTest({ file, title: 'writes to a@uk and reads XUK8', level: 'screen' })).toMatchObject({
    shows: [],
    absent: [],
    markets: [],
  });
});

test.each([
  ['tests/e2e/x/y.spec.ts', 'screen'],
  ['tests/contract/web/markets.ts', 'services'],
  ['web/src/a.test.tsx', 'rule'],
  ['scripts/a.test.ts', null],
  ['a.ts', null],
])('the tests of %s have the level %s', (path, level) => {
  expect(levelOf(path)).toBe(level);
});

test.each([
  ['nothing when every cell has its test', complete, []],
  ['a cell without a test', complete.slice(1), ['UK1@uk: no browser test has it in its title']],
  [
    'the markets in which the tests of its clause run instead',
    [...complete.slice(1), 'UK1 shows @row'],
    ['UK1@uk: no browser test has it in its title; tests run only in row'],
  ],
  [
    'an absence without a test',
    complete.toSpliced(1, 1),
    ['no-UK1@row: no browser or contract test has it in its title'],
  ],
  [
    'a title without a market',
    [...complete, 'UK1 shows'],
    [`${file}: "UK1 shows" names UK1, but no market, for example @uk`],
  ],
  ['an unknown clause', [...complete, 'UK99 shows @uk'], [`${file}: "UK99 shows @uk" names UK99, which is no clause`]],
  [
    'an unknown market',
    [...complete, 'UK1 shows @mars'],
    [`${file}: "UK1 shows @mars" names the market @mars, which no brand has`],
  ],
])('names %s', (_, titles, expected) => {
  expect(problems(titles)).toEqual(expected);
});

test('a contract test is evidence only where the duty ends at the services, and a unit test never is', () => {
  expect(problems(complete, [], 'services')).toEqual([
    'UK1@uk: no browser test has it in its title; tests run only in uk',
  ]);
  expect(problems(complete, [], 'rule')).toHaveLength(4);
});

test('the list of cells that are not yet shown can only shrink', () => {
  expect(problems(complete.slice(1), [{ clause: 'UK1', market: 'uk' }])).toEqual([]);
  expect(problems(complete, [{ clause: 'UK1', market: 'uk' }])).toEqual([
    'UK1@uk: "UK1 shows @uk" shows it; remove it from brands/clauses/notYetShown.ts',
  ]);
  expect(problems(complete, [{ clause: 'MT1', market: 'uk' }])).toEqual([
    'MT1@uk: is in brands/clauses/notYetShown.ts, but does not apply there',
  ]);
});
