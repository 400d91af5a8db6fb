import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { productNode, projectRoot } from './projectRoot.mjs';

/**
 * One thing that has to hold.
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} args for the product's Node
 * @property {number} limitMs after this long it has failed
 * @property {'vitest' | 'playwright'} [counts] who writes the counts, into `report`; without it the check counts as one
 * @property {string} [report] file, relative to the project
 * @property {Record<string, string>} [env]
 * @property {boolean} [isBackground] gives way to every other process
 */

/** Time between asking a command to end and making it end. */
const graceMs = 15_000;

/**
 * `repeated`: titles of tests that passed when they were run again. `notes`: what a command wants read although it passed.
 * @typedef {{ name: string, passed: number, failed: number, repeated: string[], notes: string[], ms: number, output: string }} CheckResult
 */

/**
 * Runs a check to its end.
 * @param {Check} check
 * @returns {Promise<CheckResult>}
 */
export async function runCheck(check) {
  const report = check.report === undefined ? null : join(projectRoot, check.report);
  if (report !== null) rmSync(report, { force: true });
  const since = performance.now();
  const { code, output } = await runCommand(check);
  const counted =
    report !== null && existsSync(report) ? countTests(check.counts, JSON.parse(readFileSync(report, 'utf8'))) : null;
  return {
    name: check.name,
    ms: performance.now() - since,
    output,
    repeated: counted?.repeated ?? [],
    notes: notesIn(output),
    ...outcome(counted, code),
  };
}

/** Lines of an output that begin with `note: `, without it. @param {string} output */
export const notesIn = (output) =>
  output.split('\n').flatMap((line) => (line.startsWith('note: ') ? [line.slice('note: '.length)] : []));

/**
 * Counts of a check. A command that fails although no test did (a file that cannot be read, an error between tests)
 * is one failure more; one without tests is a single pass or failure.
 * @param {{ passed: number, failed: number } | null} counted
 * @param {number | null} code
 * @returns {{ passed: number, failed: number }}
 */
export function outcome(counted, code) {
  const { passed, failed } = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * A skipped test has not shown anything, so it counts as failed. A journey may be repeated twice, because a busy machine
 * can be slower than its patience; it counts as passed, and its title is said.
 * @param {Check['counts']} by
 * @param {any} report what the runner wrote; its own format
 * @returns {{ passed: number, failed: number, repeated: string[] }}
 */
export function countTests(by, report) {
  if (by === 'playwright') {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected + skipped,
      repeated: (report.suites ?? []).flatMap(repeatedIn),
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    repeated: [],
  };
}

/** @param {any} suite of Playwright's report @returns {string[]} */
function repeatedIn({ specs = [], suites = [] }) {
  const own = specs.filter((/** @type {any} */ spec) =>
    spec.tests.some((/** @type {any} */ each) => each.status === 'flaky'),
  );
  return [...own.map((/** @type {any} */ spec) => spec.title), ...suites.flatMap(repeatedIn)];
}

/** What it starts inherits this. A process that has ended already needs none. @param {number | undefined} pid */
function lowerPriority(pid) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Then it runs like the others.
  }
}

/** @param {Check} check @returns {Promise<{ code: number | null, output: string }>} */
function runCommand({ args, limitMs, env, isBackground = false }) {
  return new Promise((resolve) => {
    const child = spawn(productNode, args, {
      cwd: projectRoot,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (isBackground) lowerPriority(child.pid);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const limit = setTimeout(() => {
      output += `\nStopped after ${limitMs / 1000} s.\n`;
      stop();
    }, limitMs);
    /** @type {NodeJS.Timeout | undefined} */
    let insist;
    // The signal of Ctrl-C: test runners answer it by ending what they have started.
    const stop = () => {
      child.kill('SIGINT');
      insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
    };
    const killAtExit = () => child.kill('SIGINT');
    process.once('exit', killAtExit);
    child.on('close', (code) => {
      clearTimeout(limit);
      clearTimeout(insist);
      process.off('exit', killAtExit);
      resolve({ code, output });
    });
  });
}
