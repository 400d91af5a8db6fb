import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Where there are two cores, the server has the first and the load the second, so that neither takes the other's time. */
export const cores = availableParallelism() >= 2 ? { server: 0, load: 1 } : { server: null, load: null };

/** Keeps all threads of a process on one core, or lets it have all again. @param {number} pid @param {number | null} core */
export function pin(pid, core) {
  if (cores.server === null) return;
  const list = core === null ? `0-${availableParallelism() - 1}` : String(core);
  execFileSync('taskset', ['-a', '-c', '-p', list, String(pid)], { stdio: 'ignore' });
}
