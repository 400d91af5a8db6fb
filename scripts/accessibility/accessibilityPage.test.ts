import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { projectRoot } from '../projectRoot.mjs';
import { accessibilityPage, accessibilityTests, statementOf } from './accessibilityPage.ts';

const file = 'plinko.spec.ts';
const measured = (description: string) => ({ annotations: [{ type: 'contrast decided by pixels', description }] });
const inner = { title: 'inner', file, specs: [{ title: 'two', tests: [measured('4'), { annotations: [] }] }] };
const suite = { title: file, file, specs: [{ title: 'one', tests: [measured('3')] }], suites: [inner] };
const report = { suites: [suite] } as unknown as JSONReport;
const statement = { day: '2026-11-26', tests: 3, contrasts: 7 };

test('the statement counts tests and measured contrasts of a run', () => {
  expect(statementOf(report, new Date('2026-11-26T23:00:00Z'))).toEqual(statement);
});

test('the page counts the tests of each file', () => {
  const page = accessibilityPage(report, statement);
  expect(page).toContain('2026-11-26: 3 tests passed.');
  expect(page).toMatch(/plinko\.spec\.ts\) \| plinko \| A and AA, 2\.1\.1 \| 3 \|/);
});

test.each(accessibilityTests)('the listed test file %s exists', (path) => {
  expect(existsSync(join(projectRoot, 'tests/e2e', path))).toBe(true);
});
