import { createServer } from 'node:net';

function portOf(text: string): number | null {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65536 ? port : null;
}

/** Ports from the command line, else the environment, else 3000 for the web and 4000 for the sandbox. */
export function choosePorts(
  { port }: { port?: string | undefined },
  env: Record<string, string | undefined>,
): { web: number; sandbox: number } | { problem: string } {
  const webText = port ?? env['PORT'] ?? '3000';
  const platformText = env['PLATFORM_PORT'] ?? '4000';
  const web = portOf(webText);
  const sandbox = portOf(platformText);
  if (web === null)
    return { problem: `"${webText}" is not a port: give a number from 1 to 65535 with --port or PORT.` };
  if (sandbox === null)
    return { problem: `"${platformText}" is not a port: give a number from 1 to 65535 with PLATFORM_PORT.` };
  if (web === sandbox)
    return {
      problem: `The web front end and the sandbox cannot share port ${web}: set PORT or PLATFORM_PORT to another port.`,
    };
  return { web, sandbox };
}

/** Reason why a port cannot be opened now, or null when it is free. */
export function probePort(port: number): Promise<'taken' | 'forbidden' | null> {
  // Probe without a host, so that a listener on any single address is detected too.
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error && error.code === 'EACCES' ? 'forbidden' : 'taken'));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
}

/** @returns error message, or null when both ports are free */
export async function portProblem({ web, sandbox }: { web: number; sandbox: number }): Promise<string | null> {
  for (const { port, variable, who } of [
    { port: web, variable: 'PORT', who: 'the web front end' },
    { port: sandbox, variable: 'PLATFORM_PORT', who: 'the sandbox' },
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
/** A process has blocks of ports to itself, because a port is chosen some time before a server uses it. */
const blockSize = 100;
/** Ports that this process may still give, lowest first. */
let block: readonly number[] = [];
/** The port that was last asked for: calls wait for each other, so that they share a block. */
let last = Promise.resolve(0);

/**
 * A free port, which no other process is given while this one runs.
 * @param following number of ports after it that must be free as well
 */
export function freePort(following = 0): Promise<number> {
  last = last.then(() => nextPort(following));
  return last;
}

async function nextPort(following: number): Promise<number> {
  for (;;) {
    if (block.length <= following) block = await claimBlock();
    const wanted = block.slice(0, following + 1);
    block = block.slice(wanted.length);
    if (wanted.length > following && (await Promise.all(wanted.map(probePort))).every((result) => result === null))
      return wanted[0] ?? 0;
  }
}

/** Listens on the first port of a block, which tells other processes that it is taken. @returns the other ports */
async function claimBlock(): Promise<number[]> {
  for (;;) {
    const blocks = Math.floor((lastPort - firstPort + 1) / blockSize);
    const first = firstPort + blockSize * Math.floor(Math.random() * blocks);
    const isClaimed = await new Promise((resolve) => {
      const claim = createServer((socket) => void socket.destroy());
      claim.once('error', () => resolve(false));
      claim.listen(first, () => resolve(true)).unref();
    });
    if (isClaimed) return Array.from({ length: blockSize - 1 }, (_, index) => first + 1 + index);
  }
}
