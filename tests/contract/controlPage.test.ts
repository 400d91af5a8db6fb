import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cashierResponse,
  jackpotsResponse,
  maintenanceResponse,
  recallsResponse,
  controlRoomFacts,
  controlRoomPlayer,
  controlRoomState,
} from '../../sandbox/src/control/controlRoomApi.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(async () => void (await sandbox.stop()));

const state = async (after = 0) =>
  v.parse(controlRoomState, (await sandbox.raw(`/control/state.json?after=${after}`)).body);

test('the control room can run only its own script', async () => {
  const { status, headers, body } = await sandbox.raw('/control');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*trusted-types 'none'$/);
  const [, script] = /<script type="module" src="([^"]+)">/.exec(String(body)) ?? [];
  const file = await sandbox.raw(script ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect((await sandbox.raw('/control/room/assets/other.js')).status).toBe(404);
});

test('the control room lists its options and finds players by username', async () => {
  const facts = v.parse(controlRoomFacts, (await sandbox.raw('/control/facts.json')).body);
  expect(facts.faultTargets.find(({ group }) => group === 'broker')?.targets).toContain('publishMessage');
  const [username = ''] = facts.demo.usernames;
  const found = await sandbox.raw('/control/player', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  });
  expect(v.parse(controlRoomPlayer, found.body).username).toBe(username);
  const none = await sandbox.raw('/control/player', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username":"nobody"}',
  });
  expect(none.status).toBe(404);
});

test('activity is returned once per reader and without secrets', async () => {
  await sandbox.raw('/milestones/negotiate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret-launch-token' },
    body: '{}',
  });
  const first = await state();
  const call = first.activity.find(({ what }) => what === 'negotiate 401');
  expect(call).toMatchObject({ source: 'hub', facts: 'POST /milestones/negotiate' });
  expect(JSON.stringify(first)).not.toContain('secret-launch-token');
  expect((await state(first.activity.at(-1)?.number)).activity).toEqual([]);
  expect((await sandbox.raw('/control/state.json?after=x')).status).toBe(400);
});

test('the state of jackpots, payments and maintenance matches the responses of those calls', async () => {
  const order = async (path: string, body: object) =>
    (
      await sandbox.raw(`/control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).body;
  const { jackpots } = v.parse(
    jackpotsResponse,
    await order('jackpots', { set: { type: 'wowPot', currencyIsoCode: 'EUR', amount: 123_456, winNext: true } }),
  );
  expect(jackpots).toContainEqual(
    expect.objectContaining({ type: 'wowPot', currencyIsoCode: 'EUR', amount: 123_456, winNext: true }),
  );
  expect(v.parse(cashierResponse, await order('cashier', { hold: 'pending', outcome: 'declined' }))).toEqual({
    hold: 'pending',
    outcome: 'declined',
  });
  const gameId = Number(await sandbox.playableGame());
  const resting = async (minutes: number) =>
    v
      .parse(maintenanceResponse, await order('maintenance', { set: [{ gameId, minutes }] }))
      .games.map((game) => game.gameId);
  expect(await resting(60)).toContain(gameId);
  expect(await resting(0)).not.toContain(gameId);
});

test('GM-09 the recalls of the control room match the responses of their call', async () => {
  const gameId = Number(await sandbox.playableGame());
  const { games, log, refusedBuilds } = v.parse(
    recallsResponse,
    await sandbox.recalls({ recall: [gameId], reason: 'A laboratory found a fault.' }),
  );
  expect([games.map(({ gameGroupId }) => gameGroupId), log.length, refusedBuilds]).toEqual([[gameId], 1, []]);
  await sandbox.recalls({ reinstate: [gameId], reason: 'End of the test.' });
});
