import { createServer } from 'node:net';

/** @param {string} text @returns {number | null} */
function portOf(text) {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65536 ? port : null;
}

/**
 * Ports from the command line, else the environment, else 3000 for the web and 4000 for the sandbox.
 * @param {{ port?: string | undefined }} options
 * @param {Record<string, string | undefined>} env
 * @returns {{ web: number, platform: number } | { problem: string }}
 */
export function choosePorts({ port }, env) {
  const webText = port ?? env['PORT'] ?? '3000';
  const platformText = env['PLATFORM_PORT'] ?? '4000';
  const web = portOf(webText);
  const platform = portOf(platformText);
  if (web === null)
    return { problem: `"${webText}" is not a port: give a number from 1 to 65535 with --port or PORT.` };
  if (platform === null)
    return { problem: `"${platformText}" is not a port: give a number from 1 to 65535 with PLATFORM_PORT.` };
  if (web === platform)
    return {
      problem: `The web front end and the sandbox cannot share port ${web}: set PORT or PLATFORM_PORT to another port.`,
    };
  return { web, platform };
}

/**
 * Reason why a port cannot be opened now, or null when it is free.
 * @param {number} port
 * @returns {Promise<'taken' | 'forbidden' | null>}
 */
export function probePort(port) {
  // Probe without a host, so that a listener on any single address is detected too.
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error && error.code === 'EACCES' ? 'forbidden' : 'taken'));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
}

/**
 * @param {{ web: number, platform: number }} ports
 * @returns {Promise<string | null>} error message, or null when both ports are free
 */
export async function portProblem({ web, platform }) {
  for (const { port, variable, who } of [
    { port: web, variable: 'PORT', who: 'the web front end' },
    { port: platform, variable: 'PLATFORM_PORT', who: 'the sandbox' },
  ]) {
    const result = await probePort(port);
    if (result === 'taken') {
      return `Port ${port}, meant for ${who}, is in use: stop the process that uses it, or choose another port, for example ${variable}=${port + 10} npm start.`;
    }
    if (result === 'forbidden')
      return `Permission denied for port ${port}: choose a port above 1023, for example ${variable}=${port + 3000} npm start.`;
  }
  return null;
}

/**
 * Ports below those that systems take for outgoing connections: a server that restarts on its port must find it free.
 */
const firstPort = 10_000;
const lastPort = 31_999;
/** Ports that this process was given before: a port is chosen some time before a server uses it. */
const given = /** @type {Set<number>} */ (new Set());

/**
 * A random free port.
 * @param {number} [following] number of ports after it that must be free as well
 * @returns {Promise<number>}
 */
export async function freePort(following = 0) {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * (lastPort - following - firstPort));
    const wanted = Array.from({ length: following + 1 }, (_, index) => port + index);
    if (wanted.some((each) => given.has(each))) continue;
    if ((await Promise.all(wanted.map(probePort))).every((result) => result === null)) {
      for (const each of wanted) given.add(each);
      return port;
    }
  }
}
