import { readFileSync } from 'node:fs';

/** Clock ticks a second in `/proc`; a constant of Linux on every machine Node runs on. */
const ticksPerSecond = 100;

/**
 * CPU time of a process so far, all its threads, user and system. Linux only.
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
 * Memory of a process that is in use now.
 * @param {number} pid
 * @returns {number} megabytes
 */
export function residentMb(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
