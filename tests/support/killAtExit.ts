import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Kills a process that still runs when this one ends. */
export function killAtExit(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}
