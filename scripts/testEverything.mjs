import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeProblem } from './checkMachine.mjs';
import { browserChecks, buildCheck, backgroundChecks, builtChecks, unitChecks, waitingChecks } from './checks.mjs';
import { ensureEngines } from './ensureEngines.mjs';
import { ensurePrograms } from './ensurePrograms.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';
import { runCheck } from './runCheck.mjs';
import { selectTests } from './selectTests.mjs';
import { stopSignal } from './stopSignal.mjs';

/** @typedef {import('./runCheck.mjs').Check} Check */
/** @typedef {import('./runCheck.mjs').CheckResult} CheckResult */

/**
 * Runs every check. On two cores, unit tests run beside the build and the contract tests, and browser tests then have
 * both cores. Background checks run beside all of them at low priority.
 * @param {readonly string[]} [names] of the checks, suites and test files to run; every check without names
 * @returns {Promise<number>} exit code
 */
export async function testEverything(names = []) {
  const selected = names.length === 0 ? null : selectTests(names);
  if (selected !== null && 'problem' in selected) {
    process.stderr.write(`${selected.problem}\n`);
    return 1;
  }
  void stopSignal().then(() => process.exit(1));
  const progress = createProgress();
  const problem =
    writeProblem(projectRoot) ??
    (await installDependencies(progress)) ??
    ensureChromium(progress) ??
    ensurePrograms(progress);
  const needsEngines = selected === null || selected.some(({ args }) => args.some((each) => each.includes('engines')));
  const engines = problem === null && needsEngines ? ensureEngines(progress) : { problem, notes: [] };
  if (engines.problem !== null) {
    process.stderr.write(`${engines.problem}\n`);
    process.stdout.write('0 passed, 1 failed\n');
    return 1;
  }
  for (const note of engines.notes) process.stdout.write(`${note}\n`);
  mkdirSync(join(projectRoot, '.cache/tests'), { recursive: true });
  const results =
    selected === null
      ? (await Promise.all([runInTurn(backgroundChecks), runTests()])).flat()
      : await runInTurn(selected);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

/** @returns {Promise<CheckResult[]>} */
async function runTests() {
  const build = runInTurn([buildCheck]);
  const beside = await Promise.all([
    build,
    build.then(() => runInTurn(builtChecks)),
    Promise.all([build, runInTurn(unitChecks)]).then(async ([, results]) => [
      ...results,
      ...(await runInTurn(waitingChecks)),
    ]),
  ]);
  return [...beside.flat(), ...(await runInTurn(browserChecks))];
}

/** @param {Check[]} checks @returns {Promise<CheckResult[]>} */
async function runInTurn(checks) {
  const results = [];
  for (const check of checks) {
    const result = await runCheck(check);
    process.stdout.write(describe(result));
    results.push(result);
  }
  return results;
}

/** One line for a check that passed, and the whole output of one that failed. @param {CheckResult} result */
function describe({ name, passed, failed, repeated, notes, ms, output }) {
  const seconds = `${(ms / 1000).toFixed(1)} s`;
  const tests = passed + failed > 1 ? `, ${passed} of ${passed + failed}` : '';
  const again = [...repeated.map((title) => `passed when repeated: ${title}`), ...notes]
    .map((line) => `  ${line}\n`)
    .join('');
  if (failed === 0) return `✔ ${name} (${seconds}${tests})\n${again}`;
  return `✘ ${name} (${seconds}${tests})\n${output.replace(/^/gm, '  ').trimEnd()}\n`;
}
