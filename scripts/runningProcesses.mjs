import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, session: number, command: string, env: string }} RunningProcess */

/**
 * Processes of this machine that still run, from Linux's `/proc`; none on other systems. `env` is empty for processes
 * of other users.
 * @returns {RunningProcess[]}
 */
export function runningProcesses() {
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

/** Any process may end while it is read. @template T @param {() => T} from @param {T} otherwise @returns {T} */
function read(from, otherwise) {
  try {
    return from();
  } catch {
    return otherwise;
  }
}
