import { expect, test } from 'vitest';
import { startProcess } from './startProcess.ts';

const run = (source: string) => startProcess({ name: 'It', args: ['--eval', source], env: {} });

test('hands over the ready message', async () => {
  const process_ = run(
    `console.log('starting'); console.log(JSON.stringify({ ready: true, port: 7 })); setInterval(() => {}, 1000)`,
  );
  expect(await process_.ready).toEqual({ ready: true, port: 7 });
  await process_.stop();
  expect((await process_.ended).how).toBe('signal SIGTERM');
});

test('reports the exit code and last lines of a process that ends before it is ready', async () => {
  const process_ = run(`console.error('no database'); process.exit(3)`);
  expect(await process_.ready).toBeNull();
  expect(await process_.ended).toEqual({ how: 'exit code 3', lastLines: ['no database'] });
});

test('stop waits for an orderly exit', async () => {
  const process_ = run(
    `process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); console.log('{"ready":true}'); setInterval(() => {}, 1000)`,
  );
  await process_.ready;
  await process_.stop();
  expect(await process_.ended).toEqual({ how: 'exit code 0', lastLines: ['{"ready":true}', 'bye'] });
});
