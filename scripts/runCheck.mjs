import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { productNode, projectRoot } from './projectRoot.mjs';

/**
 * A check of `npm test`.
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} args arguments for the product's Node
 * @property {number} limitMs time limit, after which the check fails
 * @property {'vitest' | 'playwright'} [counts] runner that writes test counts into `report`; without it the check
 * counts as one
 * @property {string} [report] file, relative to the project
 * @property {Record<string, string>} [env]
 * @property {boolean} [maySkip] does not count skipped tests as failed
 * @property {boolean} [isBackground] runs at low priority
 * @property {boolean} [isDivisible] takes `--shard`, so that several machines share it
 * @property {boolean} [needsWholeRun] reads what a whole run has written, so it has no place in a part of one
 * @property {boolean} [isSelfContained] needs no build, browser or other program of the machine
 */

/**
 * `notes`: output to print although the check passed.
 * @typedef {{ name: string, passed: number, failed: number, notes: string[], ms: number, output: string }} CheckResult
 */

/**
 * Runs a check until it ends or reaches its time limit.
 * @param {Check} check
 * @returns {Promise<CheckResult>}
 */
export async function runCheck(check) {
  const report = check.report === undefined ? null : join(projectRoot, check.report);
  if (report !== null) rmSync(report, { force: true });
  const startedAt = performance.now();
  const ended = await runCommand(check);
  const text = report !== null && existsSync(report) ? readFileSync(report, 'utf8') : null;
  // A full disk cuts a report off.
  const isCut = text !== null && !text.trimEnd().endsWith('}');
  const counted = text === null || isCut ? null : countTests(check.counts, JSON.parse(text), check.maySkip);
  const code = isCut ? 1 : ended.code;
  const output = isCut
    ? `${ended.output}\nThe report ${check.report} is incomplete: free some space and run the command again.\n`
    : ended.output;
  const result = outcome(counted, code);
  const hasOnlySkipped = code === 0 && result.failed > 0;
  return {
    name: check.name,
    ms: performance.now() - startedAt,
    output: hasOnlySkipped
      ? `${output}\nNo test failed. Skipped tests count as failed, because they prove nothing.\n`
      : output,
    notes: notesIn(output),
    ...result,
  };
}

/** Lines of an output that begin with `note: `, without that prefix. @param {string} output */
export const notesIn = (output) =>
  output.split('\n').flatMap((line) => (line.startsWith('note: ') ? [line.slice('note: '.length)] : []));

/**
 * Test counts of a check. A command that fails without a failed test (for example a file that cannot be read) adds one
 * failure. A command without tests counts as one pass or failure.
 * @param {{ passed: number, failed: number } | null} counted
 * @param {number | null} code
 * @returns {{ passed: number, failed: number }}
 */
export function outcome(counted, code) {
  const { passed, failed } = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Counts tests of a report. Skipped tests count as failed, because they prove nothing, and so do tests that passed only
 * when repeated.
 * @param {Check['counts']} by
 * @param {any} report what the runner wrote; its own format
 * @param {boolean} [maySkip]
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(by, report, maySkip = false) {
  if (by === 'playwright') {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (maySkip ? 0 : report.numPendingTests + report.numTodoTests),
  };
}

/** Child processes inherit the priority. A process that has ended needs none. @param {number | undefined} pid */
function lowerPriority(pid) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process then runs at normal priority.
  }
}

/** @param {Check} check @returns {Promise<{ code: number | null, output: string }>} */
function runCommand({ args, limitMs, env, isBackground = false }) {
  return new Promise((resolve) => {
    // In a session of its own, so that Ctrl-C reaches the starter alone. `stdin` closes with this process.
    const child = spawn(productNode, ['scripts/supervise.mjs', ...args], {
      cwd: projectRoot,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    if (isBackground) lowerPriority(child.pid);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const limit = setTimeout(() => {
      output += `\nStopped after ${limitMs / 1000} s.\n`;
      child.kill('SIGINT');
    }, limitMs);
    child.on('error', (error) => (output += `${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, output });
    });
  });
}
