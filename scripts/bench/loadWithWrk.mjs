import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Requests a second that a server on this machine answers, from a second process with one thread. Bounded in time.
 * @param {{ url: string, host: string, seconds: number, connections: number, headers: Record<string, string>, cpu: number | null }} load
 * @returns {Promise<{ perSecond: number, p99Ms: number, errors: number }>}
 */
export async function loadWithWrk({ url, host, seconds, connections, headers, cpu }) {
  const lines = Object.entries({ Host: host, ...headers }).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...lines, url];
  const [command, ...rest] = cpu === null ? ['wrk', ...args] : ['taskset', '-c', String(cpu), 'wrk', ...args];
  const { stdout } = await run(command ?? 'wrk', rest);
  return readWrk(stdout);
}

/** @param {string} output of wrk with `--latency` */
export function readWrk(output) {
  const [, figure = '0', unit = 'ms'] = /^\s+99%\s+([\d.]+)(us|ms|s)$/m.exec(output) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1).map(Number) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p99Ms: Number(figure) * factor,
    errors: refused + socketErrors.reduce((sum, count) => sum + count, 0),
  };
}
