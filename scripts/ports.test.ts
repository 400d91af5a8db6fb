import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { choosePorts, freePort, portProblem } from './ports.ts';
import { productNode, projectRoot } from './projectRoot.mjs';

test('prefers the command line to the environment, and the environment to the default', () => {
  expect(choosePorts({}, {})).toEqual({ web: 3000, sandbox: 4000 });
  expect(choosePorts({}, { PORT: '3100', PLATFORM_PORT: '4100' })).toEqual({ web: 3100, sandbox: 4100 });
  expect(choosePorts({ port: '3200' }, { PORT: '3100' })).toEqual({ web: 3200, sandbox: 4000 });
});

test.each([['no'], ['0'], ['65536'], ['80.5'], ['']])('refuses the port %j', (port) => {
  expect(choosePorts({ port }, {})).toHaveProperty('problem', expect.stringContaining('is not a port'));
});

test('refuses the same port for both servers', () => {
  expect(choosePorts({ port: '4000' }, {})).toHaveProperty(
    'problem',
    expect.stringContaining('cannot share port 4000'),
  );
});

test('names a port in use, the server that needs it and the variable that changes it', async () => {
  const server = createServer();
  const taken = await freePort();
  server.listen(taken, '127.0.0.1');
  await once(server, 'listening');
  const free = await freePort();
  expect(await portProblem({ web: free, sandbox: taken })).toMatch(
    new RegExp(`^Port ${taken}, meant for the sandbox, is in use: .*PLATFORM_PORT=`),
  );
  server.close();
  await once(server, 'close');
  expect(await portProblem({ web: free, sandbox: taken })).toBeNull();
});

test('gives no port twice, and none that an outgoing connection may take', async () => {
  const ports = await Promise.all(Array.from({ length: 150 }, () => freePort()));
  expect(new Set(ports).size).toBe(150);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('gives a port whose following ports are free as well', async () => {
  const first = await freePort(3);
  expect(Math.abs(first - (await freePort(3)))).toBeGreaterThan(3);
});

test('gives two processes ports of different blocks', async () => {
  const own = await freePort();
  const source = "import('./scripts/ports.ts').then(async ({ freePort }) => console.log(await freePort()))";
  const other = spawnSync(productNode, ['--eval', source], { cwd: projectRoot, encoding: 'utf8' });
  expect(other.stderr).toBe('');
  expect(Math.floor(Number(other.stdout) / 100)).not.toBe(Math.floor(own / 100));
});
