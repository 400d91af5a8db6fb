// Checks the files of deploy/prometheus with promtool, and that each alert has a runbook, tests and an outage. That the server has
// the metrics of rules and dashboards is a contract test, which needs a running server.
import { spawnSync } from 'node:child_process';
import { alertsWithoutOutage, outages } from '../tests/alerts/outages.ts';
import { readText } from './projectRoot.mjs';
import { alertRules, prometheusFolder, testedAlerts } from './prometheusFiles.ts';
import { reportProblems } from './reportProblems.ts';
import { runbookProblems } from './runbookProblems.ts';

const alerts = alertRules();
const problems = runbookProblems({
  alerts,
  tested: testedAlerts(),
  runbooks: readText('docs/runbooks.md'),
  outages: {
    fired: new Set(Object.values(outages).flatMap(({ fires }) => Object.keys(fires))),
    excused: alertsWithoutOutage,
  },
});
for (const args of [
  ['check', 'rules', 'recording-rules.yml', 'alerts.yml'],
  ['check', 'config', 'prometheus.yml'],
  ['test', 'rules', 'alerts.test.yml', 'outages.test.yml'],
]) {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: prometheusFolder, encoding: 'utf8' });
  if (error !== undefined) problems.push(`promtool cannot be started: ${error.message}`);
  else if (status !== 0) problems.push(`promtool ${args.join(' ')}:\n${stdout}${stderr}`);
}
reportProblems(problems, `${alerts.length} alerts, ${problems.length} problems`);
