import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** With two cores or more, the server gets the first and the load generator the second, so that they do not compete. */
export const cores = availableParallelism() >= 2 ? { server: 0, load: 1 } : { server: null, load: null };

/**
 * Pins all threads of a process to one core, or unpins them when `core` is null.
 * @param {number} pid
 * @param {number | null} core
 */
export function pin(pid, core) {
  if (cores.server === null) return;
  const list = core === null ? `0-${availableParallelism() - 1}` : String(core);
  execFileSync('taskset', ['-a', '-c', '-p', list, String(pid)], { stdio: 'ignore' });
}
