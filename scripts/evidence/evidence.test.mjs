import { expect, test } from 'vitest';
import { clauseTest } from '../clauses/clauseTests.mjs';
import { cellsOf, chooseTests } from './cells.mjs';
import { evidenceCell } from './evidenceOfRun.mjs';
import { evidencePage } from './evidencePage.mjs';
import { bytesWithoutConsent, networkRows } from './networkRecord.mjs';
import { browserRun, browserTestsOf, contractTestsOf } from './testRuns.mjs';

const text = { reference: 'Rule 1', duty: 'Shows it.', shownIn: 'footer' };
/** @type {import('../../brands/clauses/clause.ts').Clause[]} */
const clauses = [
  { ...text, id: 'UK1', markets: ['uk'], evidence: 'screen', absentFrom: ['row'] },
  { ...text, id: 'UK2', markets: ['uk'], evidence: 'services', services: 'They pay & book.' },
];
const written = [
  { file: 'tests/e2e/banking.spec.ts', title: 'UK1 in banking @uk', level: /** @type {const} */ ('screen') },
  { file: 'tests/e2e/clauses/a.spec.ts', title: 'UK1 shows <it> @uk', level: /** @type {const} */ ('screen') },
  { file: 'tests/contract/a.test.ts', title: 'no-UK1 @row', level: /** @type {const} */ ('services') },
  { file: 'tests/contract/a.test.ts', title: 'UK2 pays @uk', level: /** @type {const} */ ('services') },
].map(clauseTest);
const cells = cellsOf(clauses, written);

test('chooses one test for each cell, first those written for a clause', () => {
  expect(chooseTests(cells).map(({ title }) => title)).toEqual(['UK1 shows <it> @uk', 'no-UK1 @row', 'UK2 pays @uk']);
});

test('selects tests by their title from the first clause on', () => {
  const chosen = [clauseTest({ ...written[0], title: 'BK-01 UK1 (a) … @uk', level: 'screen', file: 'x' })];
  const selection = (/** @type {Parameters<typeof browserRun>} */ ...run) => browserRun(...run).args.slice(5);
  expect(selection(chosen, { recordsNetwork: false })).toEqual(['UK1 \\(a\\) .* @uk', 'x']);
  expect(selection(chosen, { recordsNetwork: true })).toEqual([
    'UK1 \\(a\\) .* @uk|P1 ',
    'x',
    'tests/e2e/loading/networkRecord.spec.ts',
  ]);
  expect(selection([], { recordsNetwork: true })).toEqual(['P1 ', 'tests/e2e/loading/networkRecord.spec.ts']);
});

test('reads the tests of both runners', () => {
  const result = (/** @type {string} */ status) => ({
    results: [{ status, attachments: [{ name: 'screen', path: '/a.png' }] }],
  });
  const inner = {
    title: 'in Ontario',
    file: 'clauses/a.spec.ts',
    specs: [{ title: 'UK1 b @uk', ok: false, tests: [result('failed')] }],
  };
  const report = {
    suites: [
      {
        title: 'clauses/a.spec.ts',
        file: 'clauses/a.spec.ts',
        specs: [{ title: 'UK1 a @uk', ok: true, tests: [result('passed')] }],
        suites: [inner],
      },
    ],
  };
  expect(browserTestsOf(report, 'screen')).toMatchObject([
    { file: 'tests/e2e/clauses/a.spec.ts', title: 'UK1 a @uk', isPassed: true, picture: '/a.png', markets: ['uk'] },
    { title: 'in Ontario UK1 b @uk', isPassed: false },
  ]);
  const assertionResults = [
    { fullName: 'UK2 pays @uk', status: 'passed' },
    { fullName: 'UK2 refuses @uk', status: 'skipped' },
  ];
  expect(
    contractTestsOf({ testResults: [{ name: '/root/tests/contract/a.test.ts', assertionResults }] }, '/root'),
  ).toMatchObject([{ file: 'tests/contract/a.test.ts', title: 'UK2 pays @uk', isPassed: true, picture: null }]);
});

test('a cell is shown by a browser, by the contract, or missing when a test failed or none ran', () => {
  const stateOf = (/** @type {number} */ index, /** @type {boolean[]} */ ...results) => {
    const cell = /** @type {import('./cells.mjs').Cell} */ (cells[index]);
    const run = results.map((isPassed) => ({
      .../** @type {import('../clauses/clauseTests.mjs').ClauseTest} */ (cell.tests.at(-1)),
      isPassed,
      picture: null,
    }));
    return evidenceCell(cell, run, 'Shows it.');
  };
  expect(stateOf(0, true)).toMatchObject({ name: 'UK1@uk', state: 'shown', repeat: 'npm run evidence -- UK1@uk' });
  expect(stateOf(0, true).otherTests).toEqual([{ file: 'tests/e2e/banking.spec.ts', title: 'UK1 in banking @uk' }]);
  expect(stateOf(1, true)).toMatchObject({ name: 'no-UK1@row', state: 'contract', isAbsence: true });
  expect(stateOf(2, true).state).toBe('contract');
  const [first] = cells;
  const partly = { ...first, clause: { ...clauses[0], unshown: 'The seal.' } };
  const passed = [{ ...first?.tests.at(-1), isPassed: true, picture: null }];
  const inPart = evidenceCell(
    /** @type {import('./cells.mjs').Cell} */ (partly),
    /** @type {import('./testRuns.mjs').RunTest[]} */ (passed),
    'Shows it.',
  );
  expect(inPart.state).toBe('partly');
  expect([stateOf(0, true, false).state, stateOf(0).state]).toEqual(['missing', 'missing']);
});

const tally = {
  origin: 'flags',
  path: '/events/',
  purpose: 'Use <of> features',
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
  expect(networkRows(record)).toEqual({
    choices: ['no choice', 'all', 'withdrawn'],
    rows: [{ origin: 'flags', path: '/events/', purpose: 'Use <of> features', tallies: [null, tally, null] }],
  });
});

test('the page escapes texts, has no scripts and an anchor for every link', () => {
  const picture = { bytes: Buffer.from('picture'), width: 400, height: 800 };
  const page = evidencePage({
    release: 'r<1>',
    date: '2026-11-26T12:00:00.000Z',
    seconds: 7,
    markets: ['uk', 'row'].map((id) => ({ id, brands: ['Regency & Co'] })),
    clauses,
    regulators: { UK: 'Commission', ON: 'Other' },
    cells: cells.map((cell) => ({
      ...evidenceCell(cell, [], 'Shows it.'),
      tests: [{ title: 'UK1 shows <it>', file: 'a', isPassed: false }],
      picture: 'a.png',
    })),
    network: { records: [record], bytesWithoutConsent: 0 },
    pictureOf: () => picture,
  });
  expect(page).not.toMatch(/<script|<it>|<of>|r<1>/);
  expect(page).toContain('Regency &amp; Co');
  expect(page).toContain('0 of 2');
  expect(page).toContain('3: 3,916 B sent, 0 B received');
  const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
  for (const name of anchors) expect(page).toContain(`id="${name}"`);
  expect(anchors.length).toBeGreaterThan(4);
  expect(page.match(/data:image\/webp;base64,cGljdHVyZQ==/g)).toHaveLength(3);
});
