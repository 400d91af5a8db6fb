import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { productNode, projectRoot } from './projectRoot.mjs';

/** Time between SIGTERM and SIGKILL, in milliseconds. */
const graceMs = 10_000;
const maxLines = 40;

/** How a process ended. */
interface Ending {
  /** Reason for a sentence, for example `exit code 1`. */
  how: string;
  /** Last lines of output, newest last. */
  lastLines: string[];
}

export interface RunningProcess {
  name: string;
  pid: number | undefined;
  /** Facts of its ready line; null when it ended before. */
  ready: Promise<Record<string, unknown> | null>;
  ended: Promise<Ending>;
  /** Sends SIGTERM, then SIGKILL; resolves when the process has ended. */
  stop: () => Promise<void>;
  /** Sends SIGKILL at once, like a power cut; resolves when the process has ended. */
  kill: () => Promise<void>;
}

/**
 * Starts a process of the project on the product's Node, in its own process group. Ctrl-C then reaches only this
 * script, which stops everything in order.
 * @param description.name for messages to the user
 * @param description.cwd folder in which it runs; default: the project
 * @param description.env added to the environment of this process
 * @param description.onLine called for every line of output; `facts` when the line is a JSON object
 */
export function startProcess({
  name,
  args,
  cwd = projectRoot,
  env,
  onLine,
}: {
  name: string;
  args: string[];
  cwd?: string;
  env: Record<string, string | undefined>;
  onLine?: (line: string, facts: Record<string, unknown> | null) => void;
}): RunningProcess {
  const child = spawn(productNode, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lastLines: string[] = [];
  let resolveReady: (facts: Record<string, unknown> | null) => void = () => {};
  const ready: RunningProcess['ready'] = new Promise((resolve) => (resolveReady = resolve));

  const handleLine = (line: string) => {
    if (line.trim() === '') return;
    lastLines.push(line);
    if (lastLines.length > maxLines) lastLines.shift();
    const facts = factsOf(line);
    if (facts?.['ready']) resolveReady(facts);
    onLine?.(line, facts);
  };
  splitLines(child.stdout, handleLine);
  splitLines(child.stderr, handleLine);

  const ended: Promise<Ending> = new Promise((resolve) => {
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

function splitLines(stream: Readable, onLine: (line: string) => void) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => onLine(rest));
}

function factsOf(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
