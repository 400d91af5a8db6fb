import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productNode, projectRoot } from './projectRoot.mjs';
import { runningProcesses } from './runningProcesses.ts';

const soon = { timeout: 20_000, interval: 50 };
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-supervise-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Text of a file that the program writes. */
const written = (name: string) =>
  vi.waitFor(() => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).not.toBe('');
    return text;
  }, soon);

/**
 * Starts a program with two others: one in its session and without its environment, one with both changed the other way
 * round. The source ends it.
 */
async function startSupervised(source: string) {
  const program = `
    const { spawn } = require('node:child_process');
    const { existsSync, writeFileSync } = require('node:fs');
    const write = (name, text) => writeFileSync(${JSON.stringify(folder)} + '/' + name, String(text));
    const start = (name, options) => write(name, spawn('sleep', ['600'], { stdio: 'inherit', ...options }).pid);
    start('nameless', { env: { PATH: process.env.PATH } });
    start('detached', { detached: true });
    setInterval(() => existsSync(${JSON.stringify(folder)} + '/end') && process.exit(3), 20);
    ${source}
    write('temporary', process.env.TMPDIR);`;
  const supervisor = spawn(productNode, ['scripts/supervise.ts', '--eval', program], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  supervisor.stdout.on('data', (part) => (output += part));
  const ended = once(supervisor, 'close').then(([code]) => ({ code, output }));
  const temporary = await written('temporary');
  const pids = (await Promise.all(['nameless', 'detached'].map(written))).map(Number);
  const leftovers = () => [
    ...runningProcesses().filter(({ pid }) => pids.includes(pid)),
    ...(existsSync(temporary) ? [temporary] : []),
  ];
  expect(leftovers()).toHaveLength(3);
  return { supervisor, ended, leftovers };
}

describe.runIf(process.platform === 'linux')('supervise', () => {
  test('ends and names what a program leaves running, and removes its temporary folder', async () => {
    const { ended, leftovers } = await startSupervised('');
    writeFileSync(join(folder, 'end'), '');
    expect(await ended).toEqual({ code: 3, output: 'note: ended what was left running: sleep 600\n' });
    expect(leftovers()).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'turns %s into SIGINT for the program, then ends what is left',
    async (signal) => {
      const { supervisor, ended, leftovers } = await startSupervised("process.on('SIGINT', () => process.exit(4));");
      supervisor.kill(signal);
      expect(await ended).toEqual({ code: 4, output: '' });
      expect(leftovers()).toEqual([]);
    },
  );

  test('ends everything when its starter is killed', async () => {
    const { supervisor, ended, leftovers } = await startSupervised('');
    supervisor.stdin.destroy();
    expect(await ended).toEqual({ code: 1, output: '' });
    expect(leftovers()).toEqual([]);
  });
});
