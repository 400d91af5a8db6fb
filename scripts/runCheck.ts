import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { productNode, projectRoot } from './projectRoot.mjs';

/** A check of `npm test`. */
export interface Check {
  name: string;
  /** Arguments for the product's Node. */
  args: string[];
  /** Time limit, after which the check fails. */
  limitMs: number;
  /** Runner that writes test counts into `report`; without it the check counts as one. */
  counts?: 'vitest' | 'playwright';
  /** File, relative to the project. */
  report?: string;
  env?: Record<string, string>;
  /** Does not count skipped tests as failed. */
  maySkip?: boolean;
  /** Runs at low priority. */
  isBackground?: boolean;
  /** Takes `--shard`, so that several machines share it. */
  isDivisible?: boolean;
  /** Reads what a whole run has written, so it has no place in a part of one. */
  needsWholeRun?: boolean;
  /** Needs no build, browser or other program of the machine. */
  isSelfContained?: boolean;
}

/** `notes`: output to print although the check passed. */
export interface CheckResult {
  name: string;
  passed: number;
  failed: number;
  notes: string[];
  ms: number;
  output: string;
}

/** What is read of the reports of the two runners. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs a check until it ends or reaches its time limit. */
export async function runCheck(check: Check): Promise<CheckResult> {
  const report = check.report === undefined ? null : join(projectRoot, check.report);
  if (report !== null) rmSync(report, { force: true });
  const startedAt = performance.now();
  const ended = await runCommand(check);
  const text = report !== null && existsSync(report) ? readFileSync(report, 'utf8') : null;
  // A full disk cuts a report off.
  const isCut = text !== null && !text.trimEnd().endsWith('}');
  const counted = text === null || isCut ? null : countTests(JSON.parse(text), check.maySkip);
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

/** Lines of an output that begin with `note: `, without that prefix. */
export const notesIn = (output: string) =>
  output.split('\n').flatMap((line) => (line.startsWith('note: ') ? [line.slice('note: '.length)] : []));

/**
 * Test counts of a check. A command that fails without a failed test (for example a file that cannot be read) adds one
 * failure. A command without tests counts as one pass or failure.
 */
export function outcome(
  counted: { passed: number; failed: number } | null,
  code: number | null,
): { passed: number; failed: number } {
  const { passed, failed } = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Counts tests of a report. Skipped tests count as failed, because they prove nothing, and so do tests that passed only
 * when repeated.
 */
export function countTests(
  { stats, numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 }: Report,
  maySkip = false,
): { passed: number; failed: number } {
  if (stats !== undefined) return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  const skipped = maySkip ? 0 : numPendingTests + numTodoTests;
  return { passed: numPassedTests, failed: numFailedTests + skipped };
}

/** Child processes inherit the priority. A process that has ended needs none. */
function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process then runs at normal priority.
  }
}

/** Ends the processes of a group that are left. */
function killGroup(leader: number | undefined) {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // None is left.
  }
}

function runCommand({
  args,
  limitMs,
  env,
  isBackground = false,
}: Check): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    // In a session of its own, so that Ctrl-C reaches the starter alone. `stdin` closes with this process.
    const child = spawn(productNode, ['scripts/supervise.ts', ...args], {
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
    // A supervisor that a signal ends leaves its program, which would hold the output open.
    child.on('exit', (_code, signal) => {
      if (signal !== null) killGroup(child.pid);
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, output });
    });
  });
}
