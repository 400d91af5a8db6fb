import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killAtExit } from '../../support/killAtExit.ts';
import { newDataFolder, sandboxAt, smallSandbox } from './sandboxCalls.ts';
import type { SandboxUnderTest } from './sandboxCalls.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const node = join(root, 'node_modules/.bin/node');

export interface SandboxProcess {
  child: ChildProcessWithoutNullStreams;
  /** Resolves with the exit code, or null if a signal ended the process. */
  ended: Promise<number | null>;
  /** Resolves with the ready line, or null if the process ended before. */
  ready: Promise<{ port: number } | null>;
  output(): { out: string; error: string };
}

/**
 * Starts the sandbox like `npm start`. `within` is a command that runs it in its own environment without another
 * process.
 */
export function runSandbox(
  variables: Record<string, string>,
  commandArgs: string[] = [],
  within: readonly string[] = [],
): SandboxProcess {
  const [file = '', ...args] = [...within, node, join(root, 'sandbox/src/main.ts'), ...commandArgs];
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...variables } });
  killAtExit(child);
  let out = '';
  let error = '';
  child.stderr.on('data', (part: Buffer) => (error += part));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<{ port: number } | null>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      out += part;
      if (out.includes('\n')) resolve(JSON.parse(out.slice(0, out.indexOf('\n'))) as { port: number });
    });
    void ended.then(() => resolve(null));
  });
  return { child, ended, ready, output: () => ({ out, error }) };
}

/** A sandbox in its own process. */
export interface SandboxProcessUnderTest extends SandboxUnderTest {
  /** Kills the process like a crash, and starts another one on the same data. */
  crashAndRestart(): Promise<void>;
  /** Process id, which changes with a restart. */
  pid(): number;
  /** Stops the sandbox like an operator would. Returns the exit code and removes the data. */
  stop(): Promise<number | null>;
}

/** Starts the sandbox like `npm start` on a free port with an empty data folder. */
export async function startSandboxProcess(variables: Record<string, string> = {}): Promise<SandboxProcessUnderTest> {
  const dataFolder = newDataFolder();
  const run = async (at: number): Promise<{ process_: SandboxProcess; port: number }> => {
    const process_ = runSandbox({ ...smallSandbox, ...variables, PORT: String(at), DATA_FOLDER: dataFolder });
    const readyLine = await process_.ready;
    if (!readyLine) throw new Error(`The sandbox did not start: ${process_.output().error}`);
    return { process_, port: readyLine.port };
  };
  let { process_, port } = await run(0);
  return {
    ...sandboxAt(port),
    dataFolder,
    pid: () => process_.child.pid ?? 0,
    async crashAndRestart() {
      process_.child.kill('SIGKILL');
      await process_.ended;
      ({ process_, port } = await run(port));
    },
    async stop() {
      process_.child.kill('SIGTERM');
      const code = await process_.ended;
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}
