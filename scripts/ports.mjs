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
      problem: `The web front end and the sandbox cannot share port ${web}: set PORT or PLATFORM_PORT to another one.`,
    };
  return { web, platform };
}

/**
 * Why nothing can listen at a port now, or null when it is free.
 * @param {number} port
 * @returns {Promise<'taken' | 'forbidden' | null>}
 */
export function portTrouble(port) {
  // Without a host the probe asks for every address, so a listener on only one of them is noticed too.
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error && error.code === 'EACCES' ? 'forbidden' : 'taken'));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
}

/**
 * @param {{ web: number, platform: number }} ports
 * @returns {Promise<string | null>} a sentence for the reader, or null when both are free
 */
export async function portProblem({ web, platform }) {
  for (const { port, variable, who } of [
    { port: web, variable: 'PORT', who: 'the web front end' },
    { port: platform, variable: 'PLATFORM_PORT', who: 'the sandbox' },
  ]) {
    const trouble = await portTrouble(port);
    if (trouble === 'taken') {
      return `Port ${port}, meant for ${who}, is in use: stop what listens there, or choose another, for example ${variable}=${port + 10} npm start.`;
    }
    if (trouble === 'forbidden')
      return `You may not listen at port ${port}: choose one above 1023, for example ${variable}=${port + 3000} npm start.`;
  }
  return null;
}

/**
 * A port that nobody listens at, chosen by the system.
 * @param {number} [following] how many ports after it are free as well
 * @returns {Promise<number>}
 */
export async function freePort(following = 0) {
  for (;;) {
    const port = await anyFreePort();
    const next = Array.from({ length: following }, (_, index) => port + 1 + index);
    if (port + following < 65536 && (await Promise.all(next.map(portTrouble))).every((trouble) => trouble === null))
      return port;
  }
}

/** @returns {Promise<number>} */
function anyFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
