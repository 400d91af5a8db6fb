import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { productNode, projectRoot } from './projectRoot.mjs';

const script = `
  import('./scripts/stopSignal.ts').then(async ({ stopSignal }) => {
    const stopped = stopSignal();
    setInterval(() => {}, 1000);
    console.log('started');
    console.log(await stopped);
    process.exit();
  });`;
/** Stands for npm, which starts scripts in a shell. */
const npm = `require('node:child_process').spawn('sh', ['-c', '"$NODE" --eval "$SCRIPT"; true'], { stdio: 'inherit' })`;

test.runIf(process.platform === 'linux')('stops a script when npm is killed', async () => {
  const child = spawn(productNode, ['--eval', npm], {
    cwd: projectRoot,
    env: { ...process.env, NODE: productNode, SCRIPT: script, npm_lifecycle_event: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  await expect.poll(() => output).toBe('started\n');
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(output).toBe('started\nthe parent process has ended\n');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops a script with %s', async (signal) => {
  const child = spawn(productNode, ['--eval', script], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  await expect.poll(() => output).toBe('started\n');
  child.kill(signal);
  await once(child, 'close');
  expect(output).toBe(`started\n${signal}\n`);
});
