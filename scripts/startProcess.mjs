import { spawn } from 'node:child_process';
import { productNode, projectRoot } from './projectRoot.mjs';

/** Time a process has between SIGTERM and SIGKILL. */
const graceMs = 10_000;
const keptLines = 40;

/**
 * @typedef {object} Ending how a process ended
 * @property {string} how for a sentence, for example `exit code 1`
 * @property {string[]} lastLines of what it said, newest last
 */

/**
 * @typedef {object} RunningProcess
 * @property {string} name
 * @property {number | undefined} pid
 * @property {Promise<Record<string, unknown> | null>} ready its ready line; null when it ended before
 * @property {Promise<Ending>} ended
 * @property {() => Promise<void>} stop asks, waits, then insists; resolves when it is gone
 * @property {() => Promise<void>} kill as a power cut would; resolves when it is gone
 */

/**
 * Runs one of our processes on the product's Node. It sits in a process group of its own, so that Ctrl-C reaches only
 * the script in front, which then stops everything in order.
 * @param {object} description
 * @param {string} description.name as a reader would call it
 * @param {string[]} description.args
 * @param {Record<string, string | undefined>} description.env added to this process's
 * @param {(line: string, facts: Record<string, unknown> | null) => void} [description.onLine] every line it says; `facts` where it is a JSON object
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
  let answerReady = () => {};
  /** @type {RunningProcess['ready']} */
  const ready = new Promise((resolve) => (answerReady = resolve));

  /** @param {string} line */
  const hear = (line) => {
    if (line.trim() === '') return;
    lastLines.push(line);
    if (lastLines.length > keptLines) lastLines.shift();
    const facts = factsOf(line);
    if (facts?.['ready']) answerReady(facts);
    onLine?.(line, facts);
  };
  splitLines(child.stdout, hear);
  splitLines(child.stderr, hear);

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
    answerReady(null);
  });

  return {
    name,
    pid: child.pid,
    ready,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(insist);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** @param {import('node:stream').Readable} stream @param {(line: string) => void} hear */
function splitLines(stream, hear) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  stream.on('end', () => hear(rest));
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
