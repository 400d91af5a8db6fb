import { spawn } from 'node:child_process';

/** A program of the system in a process group of its own, so that the processes it starts end with it. */
export interface StartedProgram {
  /** Calls back for every line of output, also those of the processes that it starts. */
  stop(): Promise<void>;
}

export function startProgram(
  command: string,
  args: readonly string[],
  { env = {}, onLine }: { env?: Record<string, string>; onLine(line: string): void },
): StartedProgram {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }
  child.on('error', (error) => onLine(error.message));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended.
    }
  };
  process.once('exit', kill);
  return {
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
