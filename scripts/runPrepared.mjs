import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parentProcesses } from './parentProcesses.mjs';
import { createProgress } from './progress.mjs';
import { productNode, projectRoot } from './projectRoot.mjs';

/** @typedef {import('./progress.mjs').Progress} Progress */
/** @typedef {(progress: Progress) => string | null | Promise<string | null>} Preparation error message, or null */

/** @type {readonly NodeJS.Signals[]} */
const passedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Interval in milliseconds for checking whether npm still runs. */
const watchMs = 500;

/**
 * Prepares the machine step by step, then runs programs of the project on the product's Node, in this terminal. They are
 * processes of their own, because packages that they import may have been installed just now.
 * @param {readonly Preparation[]} preparations
 * @param {readonly (readonly string[])[]} programs arguments of each; the first that fails is the last that runs
 * @param {{ env?: Record<string, string>, failureCode?: number, closingLine?: string }} [options] exit code and output
 * if the preparation fails
 * @returns {Promise<number>} exit code
 */
export async function runPrepared(preparations, programs, { env = {}, failureCode = 1, closingLine = '' } = {}) {
  const progress = createProgress();
  for (const prepare of preparations) {
    const problem = await prepare(progress);
    if (problem === null) continue;
    process.stderr.write(`${problem}\n`);
    process.stdout.write(closingLine);
    return failureCode;
  }
  for (const args of programs) {
    const code = await run(args, env, failureCode);
    if (code !== 0) return code;
  }
  return 0;
}

/** @param {readonly string[]} args @param {Record<string, string>} env @param {number} signalCode */
async function run(args, env, signalCode) {
  // In a process group of its own, so that Ctrl-C reaches this process alone, which passes it on once.
  const child = spawn(productNode, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    detached: true,
  });
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of passedSignals) process.on(signal, passOn);
  const parents = parentProcesses();
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] === undefined || parentProcesses() === parents) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, watchMs);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  for (const signal of passedSignals) process.off(signal, passOn);
  return code ?? signalCode;
}
