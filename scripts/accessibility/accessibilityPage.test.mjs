import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../projectRoot.mjs';
import { accessibilityPage, statementOf } from './accessibilityPage.mjs';
import { accessibilityTests } from './accessibilityTests.mjs';

const annotated = (/** @type {string} */ description) => ({
  annotations: [{ type: 'contrast decided by pixels', description }],
});
const report = {
  suites: [
    {
      title: 'plinko.spec.ts',
      file: 'plinko.spec.ts',
      specs: [{ title: 'one', file: 'plinko.spec.ts', tests: [annotated('3')] }],
      suites: [
        {
          title: 'inner',
          file: 'plinko.spec.ts',
          specs: [{ title: 'two', file: 'plinko.spec.ts', tests: [annotated('4'), { annotations: [] }] }],
        },
      ],
    },
  ],
};

test('the statement counts tests and measured contrasts of a run', () => {
  expect(statementOf(report, new Date('2026-11-26T23:00:00Z'))).toEqual({ day: '2026-11-26', tests: 3, contrasts: 7 });
});

test('the page counts the tests of each file', () => {
  const page = accessibilityPage(report, { day: '2026-11-26', tests: 3, contrasts: 7 });
  expect(page).toContain('2026-11-26: 3 tests passed.');
  expect(page).toMatch(/plinko\.spec\.ts\) \| plinko \| A and AA, 2\.1\.1 \| 3 \|/);
});

test('every listed test file exists', () => {
  expect(
    accessibilityTests.filter(({ file }) => !existsSync(join(projectRoot, 'tests/e2e', file))).map(({ file }) => file),
  ).toEqual([]);
});
