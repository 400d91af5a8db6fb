import { readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`: 100 on every Linux machine that Node supports. */
const ticksPerSecond = 100;

/**
 * CPU time that a process has used: all threads, user and system. Linux only.
 * @param {number} pid
 * @returns {number} milliseconds, in steps of 10
 */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/**
 * Resident memory of a process. Linux only.
 * @param {number} pid
 * @returns {number} megabytes
 */
export function residentMb(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
