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
const complete = ['UK1 shows @uk', 'no-UK1 is free @row', 'MT1 shows @row', 'MT1 shows @row-zh @phone'].map(
  (title) => `${title} @differing`,
);

const problems = (
  titles: string[],
  {
    notYetShown = [],
    level = 'screen',
    added = [],
    testFile = file,
  }: { notYetShown?: Input['notYetShown']; level?: TestLevel; added?: Input['duties']; testFile?: string } = {},
) =>
  clauseCoverage({
    duties: [...duties, ...added],
    markets: ['uk', 'row', 'row-zh'],
    notYetShown,
    tests: titles.map((title) => clauseTest({ file: testFile, title, level })),
  }).problems;

test('a title names duties, absences and markets', () => {
  const title = 'GM-01 UK8a ON6 no-UK10 two tabs @desktop @uk @row-zh';
  expect(clauseTest({ file, title, level: 'screen' })).toMatchObject({
    shows: ['UK8a', 'ON6'],
    absent: ['UK10'],
    markets: ['uk', 'row-zh'],
    isDiffering: false,
  });
  const differing = clauseTest({ file, title: 'UK8a abroad @differing @uk', level: 'screen' });
  expect(differing).toMatchObject({ markets: ['uk'], isDiffering: true });
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

test('every cell is also tried with a player who differs, by a test that says so or runs twice', () => {
  const ordinary = complete.map((title) => title.replace(' @differing', ''));
  const problem = (name: string) => `${name}: no test tries it with a player who differs (docs/compliance.md)`;
  expect(problems(ordinary.slice(0, 2))).toEqual(expect.arrayContaining(['UK1@uk', 'no-UK1@row'].map(problem)));
  expect(problems([...ordinary, ...complete.slice(1)])).toEqual([problem('UK1@uk')]);
  // Contract tests of services run a second time; those of the web server do not.
  const services = { level: 'services', added: [], testFile: 'tests/contract/a.test.ts' } as const;
  expect(problems(ordinary, services)).not.toContain(problem('MT1@row'));
  expect(problems(ordinary, { ...services, testFile: 'tests/contract/web/a.ts' })).toContain(problem('MT1@row'));
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
    'UK1@uk: "UK1 shows @uk @differing" shows it; remove it from brands/clauses/notYetShown.ts',
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
  expect(problems([...complete, 'MT2a shows @row @differing'], { added: two })).toEqual([
    'MT2b@row: no browser test has it in its title',
  ]);
  expect(problems([...complete, 'MT2a MT2b shows @row @differing', 'MT2 shows @row'], { added: two })).toEqual([
    `${file}: "MT2 shows @row" names MT2, which has the duties MT2a, MT2b`,
  ]);
  expect(problems(['MT2 of a rule'], { added: two, level: 'rule' }).join('\n')).not.toContain('MT2, which');
});
