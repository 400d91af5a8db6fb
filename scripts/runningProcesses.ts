import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine. `env` has its environment as `NAME=value` with zero bytes between them. */
export interface RunningProcess {
  pid: number;
  parent: number;
  session: number;
  command: string;
  env: string;
}

/**
 * Processes of this machine that still run, from Linux's `/proc`; none on other systems. `env` is empty for processes
 * of other users.
 */
export function runningProcesses(): RunningProcess[] {
  return read(() => readdirSync('/proc'), [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      // The name in parentheses may contain any character.
      const [, state, parent, session] =
        /^\d+ \(.*\) (\S) (\d+) \d+ (\d+) /s.exec(read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '')) ?? [];
      if (state === undefined || /[ZX]/.test(state)) return [];
      const env = read(() => readFileSync(`/proc/${pid}/environ`, 'utf8'), '');
      const command = read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '')
        .replaceAll('\0', ' ')
        .trim();
      return [{ pid: Number(pid), parent: Number(parent), session: Number(session), command, env }];
    });
}

/** Any process may end while it is read. */
function read<T>(from: () => T, otherwise: T): T {
  try {
    return from();
  } catch {
    return otherwise;
  }
}
