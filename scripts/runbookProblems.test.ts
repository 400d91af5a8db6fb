import { expect, test } from 'vitest';
import { runbookProblems } from './runbookProblems.ts';

const alert = {
  alert: 'NodeMissing',
  expr: 'up == 0',
  labels: { severity: 'critical' },
  annotations: { summary: 'A node is missing', runbook_url: '{{ $externalLabels.documents }}/runbooks.md#nodemissing' },
};
const tested = { firing: new Set(['NodeMissing']), silent: new Set(['NodeMissing']) };
const runbooks = '# Runbooks\n\n## How to read this\n\n## NodeMissing\n';

test('an alert with runbook, severity and both tests has no problem', () => {
  expect(runbookProblems({ alerts: [alert], tested, runbooks })).toEqual([]);
});

test('a missing runbook, severity, summary, address and test are named', () => {
  const none = { firing: new Set<string>(), silent: new Set<string>() };
  expect(
    runbookProblems({ alerts: [{ alert: 'NodeMissing', expr: 'up == 0' }], tested: none, runbooks: '# Runbooks' }),
  ).toEqual([
    'docs/runbooks.md has no heading NodeMissing.',
    'The runbook_url of NodeMissing is not that of its heading.',
    'NodeMissing has no summary.',
    'The severity of NodeMissing is neither critical nor warning.',
    'No test lets NodeMissing fire.',
    'No test keeps NodeMissing silent.',
  ]);
});

test('a runbook of no alert is named', () => {
  expect(runbookProblems({ alerts: [alert], tested, runbooks: `${runbooks}\n## NodeLost\n` })).toEqual([
    'docs/runbooks.md describes NodeLost, which is no alert.',
  ]);
});
