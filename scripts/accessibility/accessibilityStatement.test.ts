import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { listedTests, statementOf } from './accessibilityStatement.ts';

test('the statement counts tests and measured contrasts of a run', () => {
  const measured = (description: string) => ({ annotations: [{ type: 'contrast decided by pixels', description }] });
  const inner = { title: 'inner', specs: [{ title: 'two', tests: [measured('4'), { annotations: [] }] }] };
  const suite = { title: 'file', specs: [{ title: 'one', tests: [measured('3')] }], suites: [inner] };
  expect(statementOf({ suites: [suite] } as unknown as JSONReport, new Date('2026-11-26T23:00:00Z'))).toEqual({
    day: '2026-11-26',
    tests: 3,
    contrasts: 7,
  });
});

test('runs the tests that the document lists', () => {
  expect(listedTests()).toEqual(expect.arrayContaining(['e2e/screens/overlays.spec.ts', 'e2e/screenReader.spec.ts']));
});
