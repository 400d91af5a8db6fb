import { readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`: 100 on every Linux machine that Node supports. */
const ticksPerSecond = 100;

/** CPU time in milliseconds that a process has used: all threads, user and system, in steps of 10. Linux only. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/** Resident memory of a process in megabytes. Linux only. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
