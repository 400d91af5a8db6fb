// Checks the files of deploy/prometheus with promtool, and that each alert has a runbook and tests. That the server has
// the metrics of rules and dashboards is a contract test, which needs a running server.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { alertRules, prometheusFolder, testedAlerts } from './prometheusFiles.mjs';
import { runbookProblems } from './runbookProblems.mjs';

const problems = runbookProblems({
  alerts: alertRules(),
  tested: testedAlerts(),
  runbooks: readFileSync(join(projectRoot, 'docs/runbooks.md'), 'utf8'),
});
for (const args of [
  ['check', 'rules', 'recording-rules.yml', 'alerts.yml'],
  ['check', 'config', 'prometheus.yml'],
  ['test', 'rules', 'alerts.test.yml'],
]) {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: prometheusFolder, encoding: 'utf8' });
  if (error !== undefined) problems.push(`promtool cannot be started: ${error.message}`);
  else if (status !== 0) problems.push(`promtool ${args.join(' ')}:\n${stdout}${stderr}`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${alertRules().length} alerts, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
