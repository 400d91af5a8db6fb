import { endMetered, isGameMetered, startMetered } from '@foyer/contract/metered';
import type { MeteredSession } from '@foyer/contract/metered';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
let userToken = '';
let moduleId = 0;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  const session = await sandbox.logIn(await sandbox.newPlayer());
  userToken = session.tokens.userToken;
  moduleId = (await sandbox.meteredSession(userToken)).meteredModuleId;
});
afterAll(async () => void (await sandbox.stop()));

const fetchIsMetered = (id: number, usertoken: string) =>
  sandbox.call(isGameMetered, { params: { moduleId: String(id), clientId: '50300' }, headers: { usertoken } });
const start = (bearer?: string) =>
  sandbox.call(startMetered, { body: { moduleId, clientId: 50_300 } }, bearer === undefined ? {} : { bearer });

test('GM-07 isGameMetered requires the user token in its own header', async () => {
  expect((await fetchIsMetered(moduleId, userToken)).body).toEqual({ isGameMetered: true });
  expect((await fetchIsMetered(1, userToken)).status).toBe(200);
  expect((await fetchIsMetered(moduleId, 'aaaa.bbbb.cccc')).status).toBe(401);
  const { status } = await sandbox.raw(`/games/metered/module/${moduleId}/client/1/isGameMetered`, {
    headers: { authorization: `Bearer ${userToken}` },
  });
  expect(status).toBe(400);
});

test('GM-07 ending a session twice, also after a restart, returns the same result', async () => {
  expect((await start()).status).toBe(401);
  const { body } = await start(userToken);
  const { id } = body as MeteredSession;
  const end = () => sandbox.call(endMetered, { params: { id } });
  const first = await end();
  expect(first.body).toMatchObject({ id, staked: 0, won: 0 });
  await sandbox.crashAndRestart();
  expect((await end()).body).toEqual(first.body);
});

test('GM-07 an unmetered module starts no session', async () => {
  const sandboxResponse = await sandbox.call(
    startMetered,
    { body: { moduleId: 3, clientId: 50_300 } },
    { bearer: userToken },
  );
  expect(sandboxResponse.status).toBe(404);
});
