import { once } from 'node:events';
import { connect } from 'node:net';
import { errorBody } from '@foyer/contract/endpoint';
import { gameHistory, gameRound } from '@foyer/contract/history';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccounts, idleMs, player } from '../../examples/operator/accounts.mjs';
import { games } from '../../examples/operator/games.mjs';
import { startOperator } from '../../examples/operator/startOperator.mjs';
import { freePort } from '../../scripts/ports.ts';
import { startProcess } from '../../scripts/startProcess.ts';
import { conformanceOptions } from '../conformance/conformanceOptions.ts';
import { runConformance } from '../conformance/runConformance.ts';
import { exampleOperatorVariables } from '../support/exampleOperatorVariables.ts';
import { createHttpClient, ownPost } from './support/httpClient.ts';

let operator: Awaited<ReturnType<typeof startOperator>>;
beforeEach(async () => {
  operator = await startOperator(0);
});
afterEach(() => operator.stop());

const operatorCall = async (method: string, path: string, body: object | null, bearer = '') => {
  const response = await fetch(`http://127.0.0.1:${operator.port}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}` },
    ...(body !== null && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const play = (path: string, body: object) => operatorCall('POST', path, body);

/** The start of a page that a visitor sees, and a login, launch and round as a browser makes them. */
describe('behind a built web server', () => {
  test('LB-01 AU-01 the example operator has a lobby, a login, a balance and a round of a game', async () => {
    const port = await freePort();
    const web = startProcess({
      name: 'web',
      args: ['web/dist/server/server.js'],
      env: { PORT: String(port), ...exampleOperatorVariables(operator.port) },
    });
    expect(await web.ready).not.toBeNull();
    const client = createHttpClient(port);
    const lobby = await client.request({ path: '/' });
    expect([lobby.status, games.filter(({ Name }) => !lobby.text.includes(Name))]).toEqual([200, []]);

    const cookies = new Map<string, string>();
    const call = async (method: string, path: string, bearer: string | null, body?: object) => {
      const response = await client.request({
        method,
        path,
        headers: { ...ownPost, ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of response.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      expect([path, response.status]).toEqual([path, 200]);
      return JSON.parse(response.text) as Record<string, never>;
    };
    const { username, password } = player;
    const { tokens } = await call('POST', '/api/login', null, {
      username,
      password,
      firstPartyBlackBox: '',
      thirdPartyBlackBox: '',
    });
    const { userToken, launchTokens } = tokens as unknown as { userToken: string; launchTokens: string[] };
    const balances = async () => (await call('GET', '/api/session-summary', userToken))['balances'];
    expect(await balances()).toEqual([{ type: 0, amount: 100_000 }]);

    const launched = await call('POST', '/api/launch/101', launchTokens[0] ?? '', { gameToken: launchTokens[1] });
    expect(launched['launchUrl']).toContain(`http://games.localhost:${operator.port}/play/101`);
    const opened = await play('/play/session', { gameGroupId: 101, launchToken: launched['gameToken'] });
    const round = await play('/play/round', { session: opened.body['session'] });
    expect(round.body['stake']).toBe(100);
    expect(await balances()).toEqual([{ type: 0, amount: 100_000 - 100 + Number(round.body['win']) }]);
    client.close();
    await web.stop();
  });
});

test('the page of a game exchanges its launch token for a session and plays rounds that the history lists', async () => {
  const call = (path: string, bearer: string) => operatorCall('GET', path, null, bearer);
  const { username, password } = player;
  const entered = await play('/accounts/login', { credentials: { username, password }, numLaunchTokens: 1 });
  const { launchTokens, userToken } = entered.body['tokens'] as { launchTokens: string[]; userToken: string };
  const opening = { gameGroupId: 101, launchToken: launchTokens[0] };
  const { session, balance } = (await play('/play/session', opening)).body;
  expect((await play('/play/session', opening)).status).toBe(401);
  const { roundId, stake, win, balance: after } = (await play('/play/round', { session })).body;
  expect([stake, after]).toEqual([100, Number(balance) - 100 + Number(win)]);

  const period = 'sinceMs=0&untilMs=9999999999999';
  const history = (await call(`/accounts/history/games?${period}`, userToken)).body;
  expect(v.parse(gameHistory.response, history)).toMatchObject({
    totals: { staked: 100, won: win },
    rounds: [{ roundId, win }],
  });
  const round = (await call(`/accounts/history/games/${String(roundId)}`, userToken)).body;
  expect(v.parse(gameRound.response, round)).toMatchObject({ stake, win, draw: [expect.any(String)] });

  await operatorCall('POST', '/accounts/logout', { userId: userToken, reason: 1 }, userToken);
  expect((await play('/play/round', { session })).status).toBe(401);
});

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

test('the example operator conforms in every call that it has, and lacks optional calls', async () => {
  const base = (service: string) => `http://127.0.0.1:${operator.port}/${service}`;
  const options = conformanceOptions(
    { accounts: base('accounts'), games: base('games'), content: base('content'), username: player.username },
    player.password,
  );
  if (typeof options === 'string') throw new Error(options);
  const { endpoints, behaviours } = await runConformance(options);
  const fitting = endpoints.filter(({ outcome }) => outcome === 'fits').map(({ name }) => name);
  expect(fitting).toEqual(expect.arrayContaining(required));
  expect(endpoints.flatMap(({ mismatches }) => mismatches)).toEqual([]);
  expect(behaviours.map(({ name, outcome, reason }) => [name, outcome, reason.split(/[:(]/)[0]?.trim()])).toEqual([
    ['personMatching', 'skipped', 'it needs a file with the details of an excluded person'],
    ['idleSessions', 'skipped', 'it needs a clock of the services that can be moved by 20 minutes'],
    ['idleCashier', 'skipped', expect.stringContaining('no call that opens a cashier session')],
    ['termsVersions', 'skipped', 'it sends acceptances of terms'],
    ['locationRefusal', 'fits', ''],
  ]);
});

test('the example operator ends a session with all its tokens after the idle time, and polls do not renew it', () => {
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
  expect(accounts.spendLaunchToken(launchTokens[0] ?? '')).toBeNull();
  const refresh = { refreshToken: refreshTokens[0], numLaunchTokens: 1 };
  expect(call('POST', '/refreshToken', '', refresh).status).toBe(401);
});

test('the example operator refuses a wrong password, a spent launch token and a second use of a refresh token', async () => {
  const call = async (path: string, body: object, bearer = '') => {
    const response = await fetch(`http://127.0.0.1:${operator.port}${path}`, {
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

test('the example operator locks a user name after four wrong passwords, and says how many are left', async () => {
  const attempt = async () => {
    const response = await fetch(`http://127.0.0.1:${operator.port}/accounts/login`, {
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

test('the example operator refuses requests that it cannot read, and goes on', async () => {
  const { username, password } = player;
  const logInFor = (numLaunchTokens: unknown) => ({
    method: 'POST',
    path: '/accounts/login',
    body: JSON.stringify({ credentials: { username, password }, numLaunchTokens }),
  });
  const client = createHttpClient(operator.port);
  const odd = [
    { path: '//' },
    ...[5_000_000_000, 51, 0, -1, 1.5, '7', null].map(logInFor),
    ...['null', '[]', '7', '{'].map((body) => ({ method: 'POST', path: '/accounts/login', body })),
    { method: 'POST', path: '/accounts/login', body: '{"credentials":null,"numLaunchTokens":1}' },
  ];
  for (const request of odd) expect({ ...request, ...(await client.request(request)) }).toMatchObject({ status: 400 });
  const aborted = connect(operator.port, '127.0.0.1');
  aborted.end('POST /accounts/login HTTP/1.1\r\nhost: operator\r\ncontent-length: 9\r\n\r\n{');
  await once(aborted.resume(), 'close');
  const details = { path: '/accounts/details', headers: { authorization: 'Bearer a.b.c' } };
  expect((await client.request(details)).status).toBe(401);
  expect((await client.request(logInFor(50))).status).toBe(200);
  client.close();
});
