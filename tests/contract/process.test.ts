import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSandbox, startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-process-'));
  sandbox = await startSandboxProcess();
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Output and exit code of a start that fails. */
async function failedStart(variables: Record<string, string>, args: string[] = []) {
  const started = runSandbox(variables, args);
  const code = await started.ended;
  return { code, ...started.output() };
}

test('a port in use is reported in one sentence, and the running sandbox’s data is unchanged', async () => {
  const player = await sandbox.newPlayer();
  const failed = await failedStart({ PORT: String(sandbox.port), DATA_FOLDER: sandbox.dataFolder }, ['--reset']);
  expect(failed).toEqual({
    code: 1,
    out: '',
    error: `Port ${sandbox.port} is in use; stop what uses it or set PORT to another one.\n`,
  });
  expect((await sandbox.logIn(player)).account.core.userId).toBe(player.userId);
});

test('a data folder that cannot be created is reported in one sentence', async () => {
  writeFileSync(join(folder, 'file'), '');
  const failed = await failedStart({ PORT: '0', DATA_FOLDER: join(folder, 'file', 'data') });
  expect(failed).toMatchObject({ code: 1, out: '' });
  expect(failed.error).toMatch(
    /^The data folder .* cannot be used \(ENOTDIR\); make it writable, set DATA_FOLDER .*\n$/,
  );
});

test('an invalid database file is reported in one sentence', async () => {
  writeFileSync(
    join(folder, 'platform.sqlite'),
    'this is text and not a database at all, whatever its name says'.repeat(100),
  );
  const failed = await failedStart({ PORT: '0', DATA_FOLDER: folder });
  expect(failed.code).toBe(1);
  expect(failed.error.trim().split('\n')).toHaveLength(1);
  expect(failed.error).toContain('--reset');
});

test('an invalid environment variable is named', async () => {
  const failed = await failedStart({ PORT: 'http', DATA_FOLDER: folder });
  expect(failed).toEqual({
    code: 1,
    out: '',
    error: 'The environment variable PORT has no usable value; correct it or leave it out.\n',
  });
});

test('standard output has only the ready line, and shutdown lets running calls finish', async () => {
  const started = runSandbox({ PORT: '0', DATA_FOLDER: join(folder, 'drained'), COVERS: 'onDemand' });
  const ready = await started.ready;
  const origin = `http://127.0.0.1:${ready?.port}`;
  const control = (body: string) =>
    fetch(`${origin}/control/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await control(JSON.stringify({ set: [{ target: 'gamesList', kind: 'slow', delayMs: 1000, times: 1 }] }));
  const slow = fetch(`${origin}/games/games?productId=8145`);
  // The fault counter drops when the call has arrived. Only then is the sandbox stopped.
  await expect.poll(async () => (await control('{}')).json()).toEqual({ faults: [] });
  started.child.kill('SIGTERM');
  expect((await slow).status).toBe(200);
  expect(await started.ended).toBe(0);
  expect(started.output().out.split('\n')).toEqual([expect.stringContaining('"ready":true'), '']);
});

test('malformed HTTP gets a 400', async () => {
  for (const args of [
    'nonsense\r\n\r\n',
    'POST /accounts/login HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ]) {
    expect(await beginCall(args)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

/** Sends the beginning of a request. Returns what was received until the connection closed. */
async function beginCall(args: string): Promise<string> {
  const socket = connect(sandbox.port, '127.0.0.1');
  let response = '';
  socket.on('data', (part: Buffer) => (response += part));
  socket.write(args);
  await once(socket, 'close');
  return response;
}

test('incomplete headers and bodies end with 408 and a closed connection', async () => {
  const start = 'POST /accounts/login HTTP/1.1\r\nhost: 127.0.0.1\r\n';
  const responses = await Promise.all([
    beginCall(start),
    beginCall(`${start}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`),
  ]);
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect((await sandbox.raw('/control/health')).status).toBe(200);
});

test('a data folder in use is refused in one sentence, also with --reset, and is unchanged', async () => {
  const player = await sandbox.newPlayer();
  for (const args of [[], ['--reset']]) {
    const failed = await failedStart({ PORT: '0', DATA_FOLDER: sandbox.dataFolder }, args);
    expect(failed).toEqual({
      code: 1,
      out: '',
      error: `The data folder ${sandbox.dataFolder} is in use by another sandbox; stop that one or set DATA_FOLDER to another folder.\n`,
    });
  }
  expect((await sandbox.logIn(player)).account.core.userId).toBe(player.userId);
});

test('the data folder of a killed sandbox can be used again', async () => {
  const player = await sandbox.newPlayer();
  await sandbox.crashAndRestart();
  expect((await sandbox.logIn(player)).account.core.userId).toBe(player.userId);
});

test('a disk that cannot be written to is reported in one sentence without a stack trace', async () => {
  // Files are limited to 64 KiB (128 units of 512 bytes), less than the tables need.
  const started = runSandbox(
    { PORT: '0', DATA_FOLDER: join(folder, 'narrow') },
    [],
    ['sh', '-c', 'ulimit -f 128 && exec "$@"', 'sh'],
  );
  expect(await started.ended).toBe(1);
  expect(started.output().out).toBe('');
  expect(started.output().error).toMatch(
    /^The disk that holds .*narrow .*set DATA_FOLDER to a folder on another disk\.\n$/,
  );
});
