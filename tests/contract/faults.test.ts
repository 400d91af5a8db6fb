import { details, refreshToken, sessionSummary } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import { gamesList } from '@foyer/contract/games';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
let session: LoginSuccess;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
  session = await sandbox.logIn(await sandbox.newPlayer());
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const list = () => sandbox.call(gamesList, { query: { productId: '8145' } });

test('refused drops the given number of calls', async () => {
  await sandbox.faults({ target: 'gamesList', kind: 'refused', times: 2 });
  await expect(list()).rejects.toThrow('fetch failed');
  await expect(list()).rejects.toThrow('fetch failed');
  expect((await list()).status).toBe(200);
});

test('truncated starts a valid response and cuts it off', async () => {
  await sandbox.faults({ target: 'gamesList', kind: 'truncated', times: 1 });
  const response = await fetch(`${sandbox.origin}/games/games?productId=8145`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('HT-06 malformed JSON and an HTML page are sent with status 200', async () => {
  await sandbox.faults({ target: 'gamesList', kind: 'malformed', times: 1 });
  expect(await list()).toMatchObject({ status: 200, body: '{"half": ' });
  await sandbox.faults({ target: 'gamesList', kind: 'html', times: 1 });
  const page = await list();
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('429 and 503 state when to retry', async () => {
  await sandbox.faults({ target: 'games', kind: '429', retryAfterSeconds: 7 });
  const busy = await list();
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
  await sandbox.faults({ target: 'games', kind: '503' });
  expect((await list()).status).toBe(503);
});

test('a fault of a service does not affect other services', async () => {
  await sandbox.faults({ target: 'games', kind: '500', code: 15006 });
  expect(await list()).toMatchObject({ status: 500, body: { code: 15006 } });
  expect((await sandbox.call(details, {}, { bearer: session.tokens.userToken })).status).toBe(200);
});

test('slow delays only its own call', async () => {
  await sandbox.faults({ target: 'sessionSummary', kind: 'slow', delayMs: 1500, times: 1 });
  const order: string[] = [];
  const slow = sandbox
    .call(sessionSummary, {}, { bearer: session.tokens.userToken })
    .then(({ status }) => order.push(`slow ${status}`));
  await sandbox
    .call(details, {}, { bearer: session.tokens.userToken })
    .then(({ status }) => order.push(`quick ${status}`));
  await slow;
  expect(order).toEqual(['quick 200', 'slow 200']);
});

test('lostResponse runs the call and drops its response', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  await sandbox.faults({ target: 'refreshToken', kind: 'lostResponse', times: 1 });
  const body = { numLaunchTokens: 1, refreshToken: tokens.refreshTokens[0] ?? '' };
  await expect(sandbox.call(refreshToken, { body })).rejects.toThrow('fetch failed');
  expect((await sandbox.call(refreshToken, { body })).status).toBe(401);
});

test('a fault with an unknown target is refused', async () => {
  await expect(sandbox.faults({ target: 'gamelist', kind: '500' })).rejects.toThrow('400');
});

test('the control room refuses pages of other sites and other host names', async () => {
  const post = (headers: Record<string, string>) =>
    sandbox.raw('/control/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"move":0}',
    });
  expect((await post({})).status).toBe(200);
  expect((await post({ origin: 'http://regency.localhost:3000' })).status).toBe(403);
  expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
});
