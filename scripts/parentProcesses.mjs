import { readFileSync } from 'node:fs';

/**
 * Process ids of the process that started this one and, on Linux under npm, of npm: npm sends a signal to its shell
 * only, which does not pass it on, and sends nothing when it is killed. Some shells put the script in their own place.
 */
export function parentProcesses() {
  try {
    const [, npm] = /\(\w*sh\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return `${process.ppid} ${npm}`;
  } catch {
    return String(process.ppid);
  }
}
