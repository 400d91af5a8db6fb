import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProblem } from './checkMachine.mjs';
import { backgroundChecks, browserChecks, buildCheck, builtChecks, furtherChecks, unitChecks } from './checks.ts';
import { chromium, ensureEngines, ensurePrograms, testPrograms } from './ensurePrograms.ts';
import { createProgress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';
import type { CommandLine } from './readCommandLine.mjs';
import { runCheck } from './runCheck.ts';
import type { Check, CheckResult } from './runCheck.ts';
import { selectTests } from './selectTests.ts';
import { parseShard, shardOf } from './shardOf.ts';
import type { Shard } from './shardOf.ts';
import { stopSignal } from './stopSignal.ts';

/** Table of the checks of the last run with their times. */
const summaryFile = join(projectRoot, '.cache/tests/summary.md');

/** Runs `npm test` or `npm run test:all` and returns the exit code. */
export function main({ name, names, values }: CommandLine) {
  const shard = parseShard(String(values['shard'] ?? '1/1'));
  if (shard !== null) return testEverything({ names, isComplete: name === 'test:all', shard });
  process.stderr.write('--shard takes a part and the number of parts, such as 2/4.\n');
  return 1;
}

/**
 * Runs every check of `npm test`, or of `npm run test:all`. Unit tests run beside the build. The others follow one
 * after another, because servers have deadlines that a busy machine exceeds. Background checks run beside all of them
 * at low priority.
 * @param plan `names`: checks, suites and test files to run, every check without names; `isComplete`: also runs what
 *   `npm test` leaves out; `shard`: the part to run, for several machines
 * @returns exit code
 */
async function testEverything({
  names,
  isComplete,
  shard,
}: {
  names: readonly string[];
  isComplete: boolean;
  shard: Shard;
}): Promise<number> {
  const selected = names.length === 0 ? null : selectTests(names);
  if (selected !== null && 'problem' in selected) return refuse(selected.problem);
  void stopSignal().then(() => process.exit(1));
  const progress = createProgress();
  const needsPrograms = selected === null || selected.some(({ isSelfContained = false }) => !isSelfContained);
  const problem =
    writeProblem(projectRoot) ??
    writeProblem(tmpdir()) ??
    (needsPrograms ? ensurePrograms(progress, [chromium, ...testPrograms]) : null);
  // Chromium plays every other journey.
  if (selected === null && !isComplete) process.env['ENGINES'] ??= 'firefox,webkit';
  const needsEngines = selected === null || selected.some(({ args }) => args.some((each) => each.includes('engines')));
  const engines = problem === null && needsEngines ? ensureEngines(progress) : { problem, notes: [] };
  if (engines.problem !== null) return refuse(engines.problem);
  for (const note of engines.notes) process.stdout.write(`${note}\n`);
  mkdirSync(join(projectRoot, '.cache/tests'), { recursive: true });
  const results =
    selected === null
      ? (await Promise.all([runInTurn(shardOf(backgroundChecks, shard)), runTests(shard, isComplete)])).flat()
      : await runInTurn(selected);
  const full = writeProblem(projectRoot);
  if (full === null) writeFileSync(summaryFile, summaryOf(results));
  else process.stderr.write(`${full}\n`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, full === null ? 0 : 1);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

/** @param problem one sentence that says what to do */
function refuse(problem: string): number {
  process.stderr.write(`${problem}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  return 1;
}

async function runTests(shard: Shard, isComplete: boolean): Promise<CheckResult[]> {
  const beside = await Promise.all([runInTurn([buildCheck]), runInTurn(shardOf(unitChecks, shard))]);
  const after = [...builtChecks, ...(isComplete ? furtherChecks : browserChecks)];
  return [...beside.flat(), ...(await runInTurn(shardOf(after, shard)))];
}

async function runInTurn(checks: Check[]): Promise<CheckResult[]> {
  const results = [];
  for (const check of checks) {
    const result = await runCheck(check);
    process.stdout.write(describe(result));
    results.push(result);
  }
  return results;
}

/** One line for a check that passed, and the whole output of one that failed. */
function describe({ name, passed, failed, notes, ms, output }: CheckResult) {
  const seconds = `${(ms / 1000).toFixed(1)} s`;
  const tests = passed + failed > 1 ? `, ${passed} of ${passed + failed}` : '';
  const noted = notes.map((line) => `  ${line}\n`).join('');
  if (failed === 0) return `✔ ${name} (${seconds}${tests})\n${noted}`;
  return `✘ ${name} (${seconds}${tests})\n${output.replace(/^/gm, '  ').trimEnd()}\n`;
}

const summaryOf = (results: readonly CheckResult[]) => `# Test run

| check | result | seconds | passed | failed |
| --- | --- | ---: | ---: | ---: |
${results
  .map(
    ({ name, passed, failed, ms }) =>
      `| ${name} | ${failed === 0 ? 'passed' : 'failed'} | ${Math.round(ms / 1000)} | ${passed} | ${failed} |`,
  )
  .join('\n')}
`;
