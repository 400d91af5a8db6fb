import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Sends requests at a constant rate from a second process.
 * @param {{ url: string, host: string, seconds: number, connections: number, perSecond: number, headers: Record<string,
 * string> }} load
 * @returns {Promise<number>} number of requests, all answered with 200
 */
export async function loadAtRate({ url, host, seconds, connections, perSecond, headers }) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const amount = ['-z', `${seconds}s`, '-c', String(connections), '-q', String(perSecond / connections)];
  const { stdout } = await run('hey', [...amount, '-host', host, '-disable-compression', ...lines, url]);
  return readHey(stdout);
}

/** @param {string} output of hey */
export function readHey(output) {
  const statuses = [...output.matchAll(/^[ \t]+\[(\d{3})\][ \t]+(\d+) responses$/gm)];
  const requests = Number(statuses.find(([, status]) => status === '200')?.[2] ?? 0);
  if (requests === 0 || statuses.length !== 1 || output.includes('Error distribution'))
    throw new Error(`Not every request was answered with 200:\n${output}`);
  return requests;
}
