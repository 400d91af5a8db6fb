import { expect, test } from 'vitest';
import { clauseCoverage } from './clauseCoverage.ts';
import { clauseTest, levelOf } from './clauseTest.ts';
import type { TestLevel } from './clauseTest.ts';

type Input = Parameters<typeof clauseCoverage>[0];

const duties: Input['duties'] = [
  { id: 'UK1', clause: 'UK1', markets: ['uk'], evidence: 'screen', absentFrom: ['row'] },
  { id: 'MT1', clause: 'MT1', markets: ['row', 'row-zh'], evidence: 'services' },
];
const file = 'tests/e2e/a.spec.ts';
const complete = ['UK1 shows @uk', 'no-UK1 is free @row', 'MT1 shows @row', 'MT1 shows @row-zh @phone'];

const problems = (
  titles: string[],
  {
    notYetShown = [],
    level = 'screen',
    added = [],
  }: { notYetShown?: Input['notYetShown']; level?: TestLevel; added?: Input['duties'] } = {},
) =>
  clauseCoverage({
    duties: [...duties, ...added],
    markets: ['uk', 'row', 'row-zh'],
    notYetShown,
    tests: titles.map((title) => clauseTest({ file, title, level })),
  }).problems;

test('a title names duties, absences and markets', () => {
  const title = 'GM-01 UK8a ON6 no-UK10 two tabs @desktop @uk @row-zh';
  expect(clauseTest({ file, title, level: 'screen' })).toMatchObject({
    shows: ['UK8a', 'ON6'],
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
  [
    'an unknown clause',
    [...complete, 'UK99 shows @uk'],
    [`${file}: "UK99 shows @uk" names UK99, which is no clause or duty`],
  ],
  [
    'an unknown market',
    [...complete, 'UK1 shows @mars'],
    [`${file}: "UK1 shows @mars" names the market @mars, which no brand has`],
  ],
])('names %s', (_, titles, expected) => {
  expect(problems(titles)).toEqual(expected);
});

test('a contract test is evidence only where the duty ends at the services, and a unit test never is', () => {
  expect(problems(complete, { level: 'services' })).toEqual([
    'UK1@uk: no browser test has it in its title; tests run only in uk',
  ]);
  expect(problems(complete, { level: 'rule' })).toHaveLength(4);
});

test('the list of cells that are not yet shown can only shrink', () => {
  expect(problems(complete.slice(1), { notYetShown: [{ duty: 'UK1', market: 'uk' }] })).toEqual([]);
  expect(problems(complete, { notYetShown: [{ duty: 'UK1', market: 'uk' }] })).toEqual([
    'UK1@uk: "UK1 shows @uk" shows it; remove it from brands/clauses/notYetShown.ts',
  ]);
  expect(problems(complete, { notYetShown: [{ duty: 'MT1', market: 'uk' }] })).toEqual([
    'MT1@uk: is in brands/clauses/notYetShown.ts, but does not apply there',
  ]);
});

test('a clause with several duties has a cell for each, and no test in a browser names it as a whole', () => {
  const two = (['MT2a', 'MT2b'] as const).map((id) => ({
    id,
    clause: 'MT2' as const,
    markets: ['row'],
    evidence: 'screen' as const,
  }));
  expect(problems([...complete, 'MT2a shows @row'], { added: two })).toEqual([
    'MT2b@row: no browser test has it in its title',
  ]);
  expect(problems([...complete, 'MT2a MT2b shows @row', 'MT2 shows @row'], { added: two })).toEqual([
    `${file}: "MT2 shows @row" names MT2, which has the duties MT2a, MT2b`,
  ]);
  expect(problems(['MT2 of a rule'], { added: two, level: 'rule' }).join('\n')).not.toContain('MT2, which');
});
