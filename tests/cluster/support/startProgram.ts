import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { killAtExit } from '../../support/killAtExit.ts';

/** A program of the system, such as HAProxy or Redis. */
export interface RunningProgram {
  readonly pid: number;
  /** Output so far. */
  output(): string;
  /** Stops the program with a signal and waits for its end. */
  end(signal?: NodeJS.Signals): Promise<void>;
  /** Suspends the program: its connections stay open without responses until the returned function is called. */
  freeze(): () => void;
}

interface ProgramOptions {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Port on which the program accepts connections when it is ready. */
  port: number;
}

const startTimeoutMs = 60_000;

/**
 * Variables of programs of the system. They keep the machine's clock when `npm run test:times` moves that of Node:
 * Debian's Redis and Varnish do not start with it, because their allocator reads the time first.
 */
export const programEnv: NodeJS.ProcessEnv = { ...process.env, LD_PRELOAD: undefined };

/**
 * Starts a program and waits until its port accepts connections.
 * @throws the program's output if it ends before, or takes longer than a minute
 */
export async function startProgram({ command, args, env, cwd, port }: ProgramOptions): Promise<RunningProgram> {
  const child = spawn(command, args, { env: { ...programEnv, ...env }, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-100_000)));
  const ending: { reason?: string } = {};
  child.once('error', (error) => (ending.reason = error.message));
  const closed = once(child, 'close').catch(() => undefined);
  void closed.then(() => (ending.reason ??= `ended with ${child.exitCode ?? child.signalCode}`));
  killAtExit(child);
  const startedAt = performance.now();
  while (!(await acceptsConnections(port))) {
    if (ending.reason !== undefined) throw new Error(`${command} ${ending.reason}\n${output}`);
    if (performance.now() - startedAt > startTimeoutMs) {
      child.kill('SIGKILL');
      ending.reason = `does not accept connections at port ${port}`;
    } else await delay(30);
  }
  return {
    pid: child.pid ?? 0,
    output: () => output,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGCONT');
      child.kill(signal);
      await closed;
    },
    freeze() {
      child.kill('SIGSTOP');
      return () => void child.kill('SIGCONT');
    },
  };
}

export function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
