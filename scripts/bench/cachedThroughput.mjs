import { freePort } from '../ports.ts';
import { loadWithWrk } from './loadWithWrk.mjs';
import { cores, pin } from './pin.mjs';
import { requestPage } from './requestPage.mjs';
import { hasNginx, serveWithNginx } from './serveWithNginx.mjs';

const seconds = 6;
const connections = 32;
/** Rounds alternate between the two servers, so that a busy moment of the machine affects both. */
const rounds = 3;

/**
 * Measures cached pages per second of the web server, and of nginx with the same bytes and headers. Returns the median
 * of three rounds.
 * @param {{ pid: number, port: number, host: string }} web
 * @returns {Promise<{ web: Rate, nginx: Rate | null, bytes: number, encoding: string }>}
 * @typedef {import('./loadWithWrk.mjs').Rate} Rate
 */
export async function measureCachedThroughput({ pid, port, host }) {
  const headers = { 'accept-encoding': 'gzip' };
  const page = await requestPage({ port, host, headers });
  const nginxPort = await freePort();
  const nginx = hasNginx() ? await serveWithNginx({ port: nginxPort, body: page.body, headers: page.headers }) : null;
  try {
    pin(pid, cores.server);
    if (nginx !== null) pin(nginx.pid, cores.server);
    /** @type {{ web: Rate[], nginx: Rate[] }} */
    const rates = { web: [], nginx: [] };
    for (let round = 0; round < rounds; round++) {
      rates.web.push(await load(pid, port, `${host}:${port}`));
      if (nginx !== null) rates.nginx.push(await load(nginx.pid, nginxPort, `${host}:${nginxPort}`));
    }
    return {
      web: median(rates.web),
      nginx: nginx === null ? null : median(rates.nginx),
      bytes: page.body.byteLength,
      encoding: page.headers['content-encoding'] ?? 'identity',
    };
  } finally {
    pin(pid, null);
    await nginx?.stop();
  }

  /** @param {number} server @param {number} at @param {string} name */
  function load(server, at, name) {
    return loadWithWrk({
      pid: server,
      url: `http://127.0.0.1:${at}/`,
      host: name,
      seconds,
      connections,
      headers,
      cpu: cores.load,
    });
  }
}

/** @param {Rate[]} rates @returns {Rate} */
function median(rates) {
  const sorted = rates.toSorted((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p99Ms: 0, errors: 0, cpuMs: 0 };
}
