import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { Duty } from '../../brands/clauses/clause.ts';
import { cellsOf } from '../clauses/clauseCoverage.ts';
import { clauseTest, runsTwice } from '../clauses/clauseTest.ts';
import type { ClauseTest, TitledTest } from '../clauses/clauseTest.ts';
import { chooseRuns, chooseTests, evidenceCell, triesDiffering } from './evidenceCell.ts';
import { evidencePage } from './evidencePage.ts';
import { bytesWithoutConsent, networkRows, networkTest } from './networkRecord.ts';
import { browserRun, browserTestsOf, contractTestsOf, differingRun } from './testRuns.ts';
import type { RunTest } from './testRuns.ts';

const text = { reference: 'Rule 1', duty: 'Shows it.', shownIn: 'footer' };
const duties: Duty[] = [
  { ...text, id: 'UK1', clause: 'UK1', markets: ['uk'], evidence: 'screen', absentFrom: ['row'] },
  { ...text, id: 'UK2', clause: 'UK2', markets: ['uk'], evidence: 'services', services: 'They pay & book.' },
  { ...text, id: 'UK3', clause: 'UK3', markets: ['uk'], evidence: 'screen', unshown: 'The seal.' },
];
const written: TitledTest[] = [
  { file: 'tests/e2e/banking.spec.ts', title: 'UK1 UK3 in banking @uk', level: 'screen' },
  { file: 'tests/e2e/clauses/a.spec.ts', title: 'UK1 shows <it> @uk', level: 'screen' },
  { file: 'tests/contract/a.test.ts', title: 'no-UK1 @row', level: 'services' },
  { file: 'tests/contract/a.test.ts', title: 'UK2 pays @uk', level: 'services' },
  { file: 'tests/contract/web/b.ts', title: 'UK1 abroad @uk @differing', level: 'services' },
];
const cells = cellsOf(duties, written.map(clauseTest));

test('chooses one test for each cell, first those written for a clause', () => {
  expect(chooseTests(cells.slice(0, 3)).map(({ title }) => title)).toEqual([
    'UK1 shows <it> @uk',
    'no-UK1 @row',
    'UK2 pays @uk',
  ]);
});

test('runs a contract test with a player who differs once, and a browser test beside it', () => {
  const [uk1, , uk2] = cells;
  const again: ClauseTest = clauseTest({ file: 'tests/contract/a.test.ts', title: 'UK1 pays @uk', level: 'services' });
  const runs = chooseRuns([
    { tests: uk1?.tests ?? [], differing: [again] },
    { tests: uk2?.tests ?? [], differing: uk2?.differing ?? [] },
  ]);
  expect([runs.ordinary, runs.differing].map((tests) => tests.map(({ title }) => title))).toEqual([
    ['UK1 shows <it> @uk'],
    ['UK1 pays @uk', 'UK2 pays @uk'],
  ]);
});

test('selects tests by their title from the first clause on', () => {
  const chosen = [{ title: 'BK-01 UK1 (a) … @uk', file: 'x' }, networkTest];
  const twice = differingRun([{ title: 'UK2 pays @uk', file: 'tests/contract/a.test.ts' }]);
  expect([twice.args, twice.env?.['FOYER_PLAYER']]).toEqual([
    expect.arrayContaining(['tests/contract/a.test.ts', '--testNamePattern=UK2 pays @uk']),
    'differing',
  ]);
  expect(browserRun(chosen).args.slice(3)).toEqual(['--grep=UK1 \\(a\\) .* @uk|P1 ', 'x', networkTest.file]);
});

test('reads the tests of both runners', () => {
  const file = 'clauses/a.spec.ts';
  const results = [{ status: 'passed', attachments: [{ name: 'clause screen', path: '/a.png' }] }];
  const failed = [{ status: 'failed', attachments: [] }];
  const inner = { title: 'in Ontario', file, specs: [{ title: 'UK1 b @uk', tests: [{ results: failed }] }] };
  const suite = { title: file, file, specs: [{ title: 'UK1 a @uk', tests: [{ results }] }], suites: [inner] };
  expect(browserTestsOf({ suites: [suite] } as unknown as JSONReport)).toMatchObject([
    { file: `tests/e2e/${file}`, title: 'UK1 a @uk', isPassed: true, picture: '/a.png', markets: ['uk'] },
    { title: 'in Ontario UK1 b @uk', isPassed: false, picture: null },
  ]);
  const assertionResults = [
    { fullName: 'UK2 pays @uk', status: 'passed' },
    { fullName: 'UK2 refuses @uk', status: 'skipped' },
  ];
  expect(
    contractTestsOf({ testResults: [{ name: '/root/tests/contract/a.test.ts', assertionResults }] }, '/root'),
  ).toMatchObject([{ file: 'tests/contract/a.test.ts', title: 'UK2 pays @uk', isPassed: true, picture: null }]);
});

/** Evidence of the cells, each after runs of its last test. */
const evidenceAfter = (...results: boolean[]) =>
  cells.map((cell) => {
    const run = results.flatMap((isPassed) =>
      cell.tests.slice(-1).map((each) => ({ ...each, isPassed, picture: null })),
    );
    return evidenceCell(cell, { run, differingRun: run.filter(runsTwice) }, 'Shows it.');
  });

test.each([
  [
    'by a browser, by the contract or in part when its test passed',
    [true],
    ['shown', 'contract', 'contract', 'partly'],
  ],
  ['missing when a test failed', [true, false], Array(4).fill('missing')],
  ['missing when no test ran', [], Array(4).fill('missing')],
])('a cell is shown %s', (_, results, states) => {
  expect(evidenceAfter(...results).map(({ state }) => state)).toEqual(states);
});

test('a cell is tried with a player who differs by a test that says so, or a second run', () => {
  const [shown, absent, services] = cells;
  const passed = (title: string) => ({
    ...clauseTest(written.find((each) => each.title === title) as TitledTest),
    isPassed: true,
    picture: null,
  });
  const abroad = passed('UK1 abroad @uk @differing');
  const tries = (cell: (typeof cells)[number] | undefined, ...[run, again]: RunTest[][]) =>
    cell && triesDiffering(evidenceCell(cell, { run: run ?? [], differingRun: again ?? [] }, ''));
  expect(tries(shown, [abroad])).toBe(true);
  expect(tries(shown, [{ ...abroad, isPassed: false }])).toBe(false);
  expect(tries(absent, [passed('no-UK1 @row')])).toBe(false);
  expect(tries(services, [passed('UK2 pays @uk')])).toBe(false);
  expect(tries(services, [], [passed('UK2 pays @uk')])).toBe(true);
  expect(services && evidenceCell(services, { run: [], differingRun: [passed('UK2 pays @uk')] }, '').state).toBe(
    'contract',
  );
});

test('a cell names its other tests and the command that repeats it', () => {
  expect(evidenceAfter(true).slice(0, 2)).toMatchObject([
    {
      name: 'UK1@uk',
      repeat: 'npm run evidence -- UK1@uk',
      otherTests: [{ file: 'tests/e2e/banking.spec.ts', title: 'UK1 UK3 in banking @uk' }],
    },
    { name: 'no-UK1@row', isAbsence: true },
  ]);
});

const tally = {
  origin: 'flags',
  path: '/events/',
  purpose: 'Use <of>',
  requests: 3,
  sentBytes: 3916,
  receivedBytes: 0,
};
const record = { visit: 'regency-uk', records: { 'no choice': [], all: [tally], withdrawn: [] } };

test('P1 bytes that need consent are counted before a choice and after a withdrawal, not with consent', () => {
  const late = { ...record, records: { ...record.records, withdrawn: [tally] } };
  expect(bytesWithoutConsent([record], () => true)).toBe(0);
  expect(bytesWithoutConsent([record, late], () => true)).toBe(3916);
  expect(bytesWithoutConsent([late], () => false)).toBe(0);
});

test('P1 a table of requests has a row for each origin and path, and a column for each choice', () => {
  expect(networkRows(record)).toMatchObject([{ origin: 'flags', path: '/events/', tallies: [null, tally, null] }]);
});

test('the page escapes texts, has no scripts and an anchor for every link', () => {
  const picture = { name: 'a.webp', bytes: Buffer.from('picture'), width: 400, height: 800 };
  const page = evidencePage(
    {
      release: 'r<1>',
      date: '2026-11-26T12:00:00.000Z',
      seconds: 7,
      markets: ['uk', 'row'].map((id) => ({ id, brands: ['Regency & Co'] })),
      duties,
      cells: evidenceAfter(false).map((cell) => ({ ...cell, picture: 'a.png' })),
      network: { records: [record], bytesWithoutConsent: 0 },
    },
    new Map([['a.png', picture]]),
  );
  expect(page).not.toMatch(/<script|<it>|<of>|r<1>/);
  expect(page).toContain('Regency &amp; Co');
  expect(page).toContain('0 of 3');
  expect(page).toContain('3: 3,916 B sent, 0 B received');
  const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
  for (const name of anchors) expect(page).toContain(`id="${name}"`);
  expect(anchors.length).toBeGreaterThan(4);
  expect(page.match(/data:image\/webp;base64,cGljdHVyZQ==/g)).toHaveLength(4);
});
