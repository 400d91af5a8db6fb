import { once } from 'node:events';
import { connect } from 'node:net';
import { errorBody } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conformanceOptions } from '../conformance/conformanceOptions.ts';
import { runConformance } from '../conformance/runConformance.ts';
import { createAccounts, idleMs, player } from '../conformance/stand-in/accounts.ts';
import { startStandIn } from '../conformance/stand-in/startStandIn.ts';
import type { StandIn } from '../conformance/stand-in/startStandIn.ts';
import { createHttpClient } from './support/httpClient.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn(0);
});
afterAll(() => standIn.stop());

const required = [
  'gamesList',
  'gamesSearch',
  'gameById',
  'pagesList',
  'pageLookup',
  'nodesByAlias',
  'login',
  'details',
  'detailsViaUserToken',
  'sessionSummary',
  'refreshLaunchTokens',
  'playerProtection',
  'gameHistory',
  'moneyHistory',
  'verification',
  'isGameMetered',
  'launch',
  'refreshToken',
  'logout',
];

test('the stand-in conforms in every call that it has, and lacks optional calls', async () => {
  const options = conformanceOptions(
    { platform: `http://127.0.0.1:${standIn.port}`, username: player.username },
    player.password,
  );
  if (typeof options === 'string') throw new Error(options);
  const { endpoints, behaviours } = await runConformance(options);
  const fitting = endpoints.filter(({ outcome }) => outcome === 'fits').map(({ name }) => name);
  expect(fitting).toEqual(expect.arrayContaining(required));
  const problems = endpoints.flatMap(({ mismatches }) => mismatches.map(({ found }) => found));
  expect(problems.filter((found) => !found.startsWith('status 404'))).toEqual([]);
  expect(behaviours.map(({ name, outcome, reason }) => [name, outcome, reason.split(/[:(]/)[0]?.trim()])).toEqual([
    ['personMatching', 'skipped', 'it needs a file with the details of an excluded person'],
    ['idleSessions', 'skipped', 'it needs a clock of the services that can be moved by 20 minutes'],
    ['idleCashier', 'skipped', expect.stringContaining('no call that opens a cashier session')],
    ['termsVersions', 'skipped', 'it sends acceptances of terms'],
    ['locationRefusal', 'fits', ''],
  ]);
});

test('the stand-in ends a session with all its tokens after the idle time, and polls do not renew it', () => {
  let now = Date.UTC(2026, 0, 15);
  const accounts = createAccounts(() => now);
  const call = (method: string, path: string, bearer = '', body = {}) =>
    accounts.respond({ method, path, query: new URLSearchParams(), body, bearer, userToken: '', location: '' });
  const { username, password } = player;
  const entered = call('POST', '/login', '', { credentials: { username, password }, numLaunchTokens: 1 });
  const { userToken, launchTokens, refreshTokens } = (
    entered.body as { tokens: { userToken: string; launchTokens: string[]; refreshTokens: string[] } }
  ).tokens;
  now += 10 * 60_000;
  expect(call('GET', '/sessionSummary', userToken).status).toBe(200);
  now += idleMs - 10 * 60_000;
  expect(call('GET', '/details', userToken).status).toBe(401);
  expect(accounts.spendLaunchToken(launchTokens[0] ?? '')).toBe(false);
  const refresh = { refreshToken: refreshTokens[0], numLaunchTokens: 1 };
  expect(call('POST', '/refreshToken', '', refresh).status).toBe(401);
});

test('the stand-in refuses a wrong password, a spent launch token and a second use of a refresh token', async () => {
  const call = async (path: string, body: object, bearer = '') => {
    const response = await fetch(`http://127.0.0.1:${standIn.port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const { username, password } = player;
  const logIn = (given: string) =>
    call('/accounts/login', { credentials: { username, password: given }, numLaunchTokens: 1 });
  expect((await logIn('play-money-2')).status).toBe(401);
  const { launchTokens, refreshTokens } = (await logIn(password)).body['tokens'] as unknown as Record<string, string[]>;
  const launch = () => call('/games/launch/101', {}, launchTokens?.[0]);
  expect([(await launch()).status, (await launch()).status]).toEqual([200, 401]);
  const refresh = () => call('/accounts/refreshToken', { refreshToken: refreshTokens?.[0], numLaunchTokens: 1 });
  expect([(await refresh()).status, (await refresh()).status]).toEqual([200, 401]);
});

test('the stand-in locks a user name after four wrong passwords, and says how many are left', async () => {
  const attempt = async () => {
    const response = await fetch(`http://127.0.0.1:${standIn.port}/accounts/login`, {
      method: 'POST',
      body: JSON.stringify({ credentials: { username: 'somebody', password: 'wrong' }, numLaunchTokens: 1 }),
    });
    return v.parse(errorBody, await response.json());
  };
  const refusals = [await attempt(), await attempt(), await attempt(), await attempt(), await attempt()];
  expect(refusals.map(({ code, attemptsLeft }) => [code, attemptsLeft])).toEqual([
    [10_401, 3],
    [10_401, 2],
    [10_401, 1],
    [10_401, 0],
    [10_429, 0],
  ]);
  expect(refusals.map(({ lockedSeconds = 0 }) => lockedSeconds > 0)).toEqual([false, false, false, true, true]);
});

test('the stand-in refuses requests that it cannot read, and goes on', async () => {
  const { username, password } = player;
  const logInFor = (numLaunchTokens: unknown) => ({
    method: 'POST',
    path: '/accounts/login',
    body: JSON.stringify({ credentials: { username, password }, numLaunchTokens }),
  });
  const client = createHttpClient(standIn.port);
  const odd = [
    { path: '//' },
    ...[5_000_000_000, 51, 0, -1, 1.5, '7', null].map(logInFor),
    ...['null', '[]', '7', '{'].map((body) => ({ method: 'POST', path: '/accounts/login', body })),
    { method: 'POST', path: '/accounts/login', body: '{"credentials":null,"numLaunchTokens":1}' },
  ];
  for (const request of odd) expect({ ...request, ...(await client.request(request)) }).toMatchObject({ status: 400 });
  const aborted = connect(standIn.port, '127.0.0.1');
  aborted.end('POST /accounts/login HTTP/1.1\r\nhost: stand-in\r\ncontent-length: 9\r\n\r\n{');
  await once(aborted.resume(), 'close');
  const details = { path: '/accounts/details', headers: { authorization: 'Bearer a.b.c' } };
  expect((await client.request(details)).status).toBe(401);
  expect((await client.request(logInFor(50))).status).toBe(200);
  client.close();
});
