import { expect, test } from 'vitest';
import { runbookProblems } from './runbookProblems.ts';

const alert = {
  alert: 'NodeMissing',
  expr: 'up == 0',
  labels: { severity: 'critical' },
  annotations: { summary: 'A node is missing', runbook_url: '{{ $externalLabels.documents }}/runbooks.md#nodemissing' },
};
const tested = { firing: new Set(['NodeMissing']), silent: new Set(['NodeMissing']) };
const outages = { fired: new Set(['NodeMissing']), excused: {} };
const runbooks = '# Runbooks\n\n## How to read this\n\n## NodeMissing\n';

test('an alert with runbook, severity and both tests has no problem', () => {
  expect(runbookProblems({ alerts: [alert], tested, runbooks, outages })).toEqual([]);
});

test('a missing runbook, severity, summary, address, test and outage are named', () => {
  const none = { firing: new Set<string>(), silent: new Set<string>() };
  expect(
    runbookProblems({
      alerts: [{ alert: 'NodeMissing', expr: 'up == 0' }],
      tested: none,
      runbooks: '# Runbooks',
      outages: { fired: new Set(), excused: {} },
    }),
  ).toEqual([
    'docs/runbooks.md has no heading NodeMissing.',
    'The runbook_url of NodeMissing is not that of its heading.',
    'NodeMissing has no summary.',
    'The severity of NodeMissing is neither critical nor warning.',
    'No test lets NodeMissing fire.',
    'No test keeps NodeMissing silent.',
    'tests/alerts/outages.ts needs either an outage for NodeMissing, or a reason.',
  ]);
});

test('a runbook of no alert is named', () => {
  expect(runbookProblems({ alerts: [alert], tested, runbooks: `${runbooks}\n## NodeLost\n`, outages })).toEqual([
    'docs/runbooks.md describes NodeLost, which is no alert.',
  ]);
});

test('an alert with an outage and a reason for none, and an outage of no alert, are named', () => {
  const both = { fired: new Set(['NodeMissing']), excused: { NodeMissing: 'no outage', NodeLost: 'no outage' } };
  expect(runbookProblems({ alerts: [alert], tested, runbooks, outages: both })).toEqual([
    'tests/alerts/outages.ts needs either an outage for NodeMissing, or a reason.',
    'tests/alerts/outages.ts names NodeLost, which is no alert.',
  ]);
});
