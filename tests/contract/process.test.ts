import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPlatform, startPlatformProcess } from './platformProcess.ts';
import type { PlatformProcessUnderTest } from './platformProcess.ts';

let platform: PlatformProcessUnderTest;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-process-'));
  platform = await startPlatformProcess();
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a start that fails says, and its exit code. */
async function failedStart(variables: Record<string, string>, words: string[] = []) {
  const started = runPlatform(variables, words);
  const code = await started.ended;
  return { code, ...started.said() };
}

test('a port in use is one sentence that says what to do, and the data of who uses it stays', async () => {
  const player = await platform.newPlayer();
  const failed = await failedStart({ PORT: String(platform.port), DATA_FOLDER: platform.dataFolder }, ['--reset']);
  expect(failed).toEqual({
    code: 1,
    out: '',
    error: `Port ${platform.port} is in use; stop what uses it or set PORT to another one.\n`,
  });
  expect((await platform.logIn(player)).account.core.userId).toBe(player.userId);
});

test('a data folder that cannot be made is one sentence that says what to do', async () => {
  writeFileSync(join(folder, 'file'), '');
  const failed = await failedStart({ PORT: '0', DATA_FOLDER: join(folder, 'file', 'data') });
  expect(failed).toMatchObject({ code: 1, out: '' });
  expect(failed.error).toMatch(
    /^The data folder .* cannot be used \(ENOTDIR\); make it writable, set DATA_FOLDER .*\n$/,
  );
});

test('a database that is none is one sentence too', async () => {
  writeFileSync(
    join(folder, 'platform.sqlite'),
    'this is text and not a database at all, whatever its name says'.repeat(100),
  );
  const failed = await failedStart({ PORT: '0', DATA_FOLDER: folder });
  expect(failed.code).toBe(1);
  expect(failed.error.trim().split('\n')).toHaveLength(1);
  expect(failed.error).toContain('--reset');
});

test('a variable without a usable value is named', async () => {
  const failed = await failedStart({ PORT: 'http', DATA_FOLDER: folder });
  expect(failed).toEqual({
    code: 1,
    out: '',
    error: 'The environment variable PORT has no usable value; correct it or leave it out.\n',
  });
});

test('the ready line is the only word on the output stream, and a stop in the middle of a call lets it end', async () => {
  const started = runPlatform({ PORT: '0', DATA_FOLDER: join(folder, 'drained'), COVERS: 'onDemand' });
  const ready = await started.ready;
  const origin = `http://127.0.0.1:${ready?.port}`;
  const control = (body: string) =>
    fetch(`${origin}/control/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await control(JSON.stringify({ set: [{ target: 'gamesList', kind: 'slow', delayMs: 1000, times: 1 }] }));
  const slow = fetch(`${origin}/games/games?productId=8145`);
  // The fault is counted down when the call has arrived; only then is the sandbox told to stop.
  await expect.poll(async () => (await control('{}')).json()).toEqual({ faults: [] });
  started.child.kill('SIGTERM');
  expect((await slow).status).toBe(200);
  expect(await started.ended).toBe(0);
  expect(started.said().out.split('\n')).toEqual([expect.stringContaining('"ready":true'), '']);
});

test('what is not HTTP, or claims two lengths, is answered 400 and nothing more', async () => {
  for (const words of [
    'nonsense\r\n\r\n',
    'POST /accounts/login HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ]) {
    expect(await beginCall(words)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

/** Says the beginning of a call and nothing more; answers what came back until the connection was closed. */
async function beginCall(words: string): Promise<string> {
  const socket = connect(platform.port, '127.0.0.1');
  let response = '';
  socket.on('data', (part: Buffer) => (response += part));
  socket.write(words);
  await once(socket, 'close');
  return response;
}

test('headers that do not end and a body that never comes cost the caller the connection', async () => {
  const start = 'POST /accounts/login HTTP/1.1\r\nhost: 127.0.0.1\r\n';
  const responses = await Promise.all([
    beginCall(start),
    beginCall(`${start}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`),
  ]);
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect((await platform.raw('/control/health')).status).toBe(200);
});

test('a second start in a data folder that is in use is refused in a sentence, also with --reset, and the data stays', async () => {
  const player = await platform.newPlayer();
  for (const words of [[], ['--reset']]) {
    const failed = await failedStart({ PORT: '0', DATA_FOLDER: platform.dataFolder }, words);
    expect(failed).toEqual({
      code: 1,
      out: '',
      error: `The data folder ${platform.dataFolder} is in use by another sandbox; stop that one or set DATA_FOLDER to another folder.\n`,
    });
  }
  expect((await platform.logIn(player)).account.core.userId).toBe(player.userId);
});

test('a data folder whose sandbox was killed is taken over', async () => {
  const player = await platform.newPlayer();
  await platform.crashAndRestart();
  expect((await platform.logIn(player)).account.core.userId).toBe(player.userId);
});

test('a disk that cannot be written to is one sentence without a stack', async () => {
  // Files may have 64 KiB, in units of 512 bytes: less than the tables need.
  const started = runPlatform(
    { PORT: '0', DATA_FOLDER: join(folder, 'narrow') },
    [],
    ['sh', '-c', 'ulimit -f 128 && exec "$@"', 'sh'],
  );
  expect(await started.ended).toBe(1);
  expect(started.said().out).toBe('');
  expect(started.said().error).toMatch(
    /^The disk that holds .*narrow .*set DATA_FOLDER to a folder on another disk\.\n$/,
  );
});
