import { spawn } from 'node:child_process';
import { productNode, projectRoot } from './projectRoot.mjs';

/** Time between SIGTERM and SIGKILL, in milliseconds. */
const graceMs = 10_000;
const maxLines = 40;

/**
 * @typedef {object} Ending how a process ended
 * @property {string} how reason for a sentence, for example `exit code 1`
 * @property {string[]} lastLines last lines of output, newest last
 */

/**
 * @typedef {object} RunningProcess
 * @property {string} name
 * @property {number | undefined} pid
 * @property {Promise<Record<string, unknown> | null>} ready facts of its ready line; null when it ended before
 * @property {Promise<Ending>} ended
 * @property {() => Promise<void>} stop sends SIGTERM, then SIGKILL; resolves when the process has ended
 * @property {() => Promise<void>} kill sends SIGKILL at once, like a power cut; resolves when the process has ended
 */

/**
 * Starts a process of the project on the product's Node, in its own process group. Ctrl-C then reaches only this
 * script, which stops everything in order.
 * @param {object} description
 * @param {string} description.name for messages to the user
 * @param {string[]} description.args
 * @param {Record<string, string | undefined>} description.env added to the environment of this process
 * @param {(line: string, facts: Record<string, unknown> | null) => void} [description.onLine] called for every line of
 * output; `facts` when the line is a JSON object
 * @returns {RunningProcess}
 */
export function startProcess({ name, args, env, onLine }) {
  const child = spawn(productNode, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  /** @type {string[]} */
  const lastLines = [];
  /** @type {(facts: Record<string, unknown> | null) => void} */
  let resolveReady = () => {};
  /** @type {RunningProcess['ready']} */
  const ready = new Promise((resolve) => (resolveReady = resolve));

  /** @param {string} line */
  const handleLine = (line) => {
    if (line.trim() === '') return;
    lastLines.push(line);
    if (lastLines.length > maxLines) lastLines.shift();
    const facts = factsOf(line);
    if (facts?.['ready']) resolveReady(facts);
    onLine?.(line, facts);
  };
  splitLines(child.stdout, handleLine);
  splitLines(child.stderr, handleLine);

  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ how: error.message, lastLines }));
    child.once('close', (code, signal) =>
      resolve({ how: signal === null ? `exit code ${code}` : `signal ${signal}`, lastLines }),
    );
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  void ended.then(() => {
    process.off('exit', killAtExit);
    resolveReady(null);
  });

  return {
    name,
    pid: child.pid,
    ready,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(killTimer);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** @param {import('node:stream').Readable} stream @param {(line: string) => void} onLine */
function splitLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => onLine(rest));
}

/** @param {string} line @returns {Record<string, unknown> | null} */
function factsOf(line) {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
