import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuMs } from './processUsage.mjs';

const run = promisify(execFile);

/** @typedef {{ perSecond: number, p99Ms: number, errors: number, cpuMs: number }} Rate `cpuMs`: CPU of the server for one request */

/**
 * Measures the requests per second of a server on this machine, from a second process with one thread and a time limit.
 * @param {{ pid: number, url: string, host: string, seconds: number, connections: number, headers: Record<string,
 * string>, cpu: number | null }} load
 * @returns {Promise<Rate>}
 */
export async function loadWithWrk({ pid, url, host, seconds, connections, headers, cpu }) {
  const lines = Object.entries({ Host: host, ...headers }).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...lines, url];
  const [command, ...rest] = cpu === null ? ['wrk', ...args] : ['taskset', '-c', String(cpu), 'wrk', ...args];
  const before = cpuMs(pid);
  const { stdout } = await run(command ?? 'wrk', rest);
  const { requests, ...rate } = readWrk(stdout);
  return { ...rate, cpuMs: requests === 0 ? 0 : (cpuMs(pid) - before) / requests };
}

/** @param {string} output of wrk with `--latency` */
export function readWrk(output) {
  const [, figure = '0', unit = 'ms'] = /^[ \t]+99%[ \t]+([\d.]+)(us|ms|s)$/m.exec(output) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1).map(Number) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return {
    requests: Number(/^[ \t]+(\d+) requests in/m.exec(output)?.[1] ?? 0),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p99Ms: Number(figure) * factor,
    errors: refused + socketErrors.reduce((sum, count) => sum + count, 0),
  };
}
