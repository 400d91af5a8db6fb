import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { details, login, logout } from '@foyer/contract/accounts';
import { takeBreak } from '@foyer/contract/limits';
import { register } from '@foyer/contract/registration';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productNode, projectRoot } from '../../scripts/projectRoot.mjs';
import { badCallsOf, checkRefusal } from '../conformance/badCalls.ts';
import { checkBehaviours } from '../conformance/checkBehaviours.ts';
import type { CheckedBehaviour } from '../conformance/checkBehaviours.ts';
import { checkResponse } from '../conformance/checkResponse.ts';
import { conformanceOptions } from '../conformance/conformanceOptions.ts';
import type { ConformanceReport } from '../conformance/conformanceReport.ts';
import { uncalledCalls } from '../conformance/uncalledCalls.ts';
import type { SandboxPlayer } from './support/controlRequests.ts';
import { registrationRequest } from './support/registrationRequest.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { openSandboxProxy } from './support/sandboxProxy.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
const folder = mkdtempSync(join(tmpdir(), 'foyer-conformance-'));
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.stop();
});

/** Runs the command with an integrator’s arguments. */
async function run(args: readonly string[], player?: SandboxPlayer, capabilitiesOff = '') {
  const json = join(folder, 'report.json');
  const html = join(folder, 'report.html');
  const all = [
    '--json',
    json,
    '--html',
    html,
    ...args,
    ...(player === undefined ? [] : ['--username', player.username]),
  ];
  const child = spawn(productNode, [join(projectRoot, 'scripts/foyer.mjs'), 'conformance', ...all], {
    env: { ...process.env, CONFORMANCE_PASSWORD: player?.password, CAPABILITIES_OFF: capabilitiesOff },
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part));
  const [code] = (await once(child, 'close')) as [number];
  const report = existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as ConformanceReport) : null;
  return { code, output, report, page: readFileSync(html, 'utf8') };
}
const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
});
const named = ({ endpoints }: ConformanceReport, outcome: string) =>
  endpoints.filter((one) => one.outcome === outcome).map(({ name }) => name);

test('the sandbox conforms, and a run without side effects does not change the player', async () => {
  const player = await sandbox.newPlayer();
  const before = await sandbox.books(player.userId);
  const { code, output, report, page } = await run(['--platform', sandbox.origin], player);
  expect([code, report && named(report, 'differs'), output.includes('✖')]).toEqual([0, [], false]);
  expect(report && named(report, 'fits')).toEqual(
    expect.arrayContaining([
      'login',
      'details',
      'gamesList',
      'launch',
      'nodeById',
      'promotionTerms',
      'negotiate',
      'refreshToken',
      'logout',
    ]),
  );
  expect(report && named(report, 'skipped')).toEqual(
    expect.arrayContaining(['addFavourite', 'setLimit', 'takeBreak', 'register']),
  );
  expect(await sandbox.books(player.userId)).toEqual(before);
  for (const text of [output, page, JSON.stringify(report)])
    expect(text).not.toMatch(new RegExp(`${player.password}|${player.username}|eyJ`));
});

test('a run with side effects also checks calls that change the player, except exclusions', async () => {
  const { code, report } = await run(['--platform', sandbox.origin, '--with-side-effects'], await sandbox.newPlayer());
  expect([code, report && named(report, 'differs')]).toEqual([0, []]);
  expect(report && named(report, 'fits')).toEqual(
    expect.arrayContaining(['addFavourite', 'setLimit', 'promotionOptIn', 'publishMessage', 'register']),
  );
  expect(report && named(report, 'skipped')).toContain('takeBreak');
});

test('deviations are reported by endpoint and field with the needed change', async () => {
  await sandbox.faults(
    { target: 'gamesList', kind: 'wrongShape' },
    { target: 'winners', kind: 'html' },
    { target: 'mustWinJackpots', kind: '500' },
  );
  const { code, output, report, page } = await run(['--games', `${sandbox.origin}/games`]);
  expect([code, report && named(report, 'differs').toSorted()]).toEqual([
    1,
    ['gamesList', 'mustWinJackpots', 'winners'],
  ]);
  for (const text of [output, page]) {
    expect(text).toMatch(/data.*nothing.*is missing: send Array/s);
    expect(text).toContain('Return JSON with the type application/json.');
    expect(text).toContain('status 500');
  }
  expect(report?.endpoints.filter(({ service, outcome }) => service !== 'games' && outcome !== 'skipped')).toEqual([]);
});

test('warns of a service that states another major version of the contract', async () => {
  const proxy = await openSandboxProxy(sandbox.port);
  proxy.addHeaders(/^\/games\//, { 'foyer-services-contract': '999.0.0' });
  const { code, output, report, page } = await run(['--platform', proxy.origin]);
  await proxy.close();
  expect([code, report?.otherContract]).toEqual([0, ['games']]);
  for (const text of [output, page]) {
    expect(text).toContain('The service games states another major version of the contract than');
    expect(text).not.toContain('999.0.0');
  }
});

test('skips a call that the web front end does not use when a service lacks it, and no other', async () => {
  const page = readFileSync(join(projectRoot, 'docs/uncalled-calls.md'), 'utf8');
  expect([...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name)).toEqual(uncalledCalls);
  const proxy = await openSandboxProxy(sandbox.port);
  proxy.respondWith({ path: /^\/games\/(?:fairness|games\b)/, status: 501, body: '{"message":"Not implemented"}' });
  const { code, report } = await run(['--games', `${proxy.origin}/games`]);
  await proxy.close();
  const outcomes = report?.endpoints.filter(({ name }) => ['fairness', 'gamesList'].includes(name));
  expect([code, outcomes?.map(({ name, outcome, reason }) => [name, outcome, reason])]).toEqual([
    1,
    [
      ['gamesList', 'differs', ''],
      ['fairness', 'skipped', 'not there (501); the web front end does not use it'],
    ],
  ]);
});

test('skips what is off, and names the variable for an optional call that is not there', async () => {
  const proxy = await openSandboxProxy(sandbox.port);
  proxy.respondWith({
    path: /\/(?:answers|history\/games|negotiate)(?:\?|$)/,
    status: 501,
    body: '{"message":"Not implemented"}',
  });
  const { report } = await run(['--platform', proxy.origin], await sandbox.newPlayer(), 'winners promotions');
  await proxy.close();
  const reasonOf = (name: string) => report?.endpoints.find((one) => one.name === name)?.reason;
  expect(['winners', 'playerPromotions', 'askChat', 'negotiate'].map(reasonOf)).toEqual([
    'winners is off (CAPABILITIES_OFF)',
    'promotions is off (CAPABILITIES_OFF)',
    'optional, not there (501); CAPABILITIES_OFF=chat switches it off',
    'optional, not there (501); pages connect to the broker’s hub',
  ]);
  expect(proxy.calls.filter((call) => /winners|promotions/.test(call))).toEqual([]);
  // UK2: the market demands the history.
  expect(report && named(report, 'differs')).toEqual(['gameHistory']);
});

describe('behaviours', () => {
  /** Opens an account, excludes its person at every brand, and writes the details to a file for the command. */
  async function excludedPersonFile(): Promise<string> {
    const request = registrationRequest('uk', { firstName: 'Renée', lastName: 'Dálaigh-Moran' });
    expect((await sandbox.call(register, { body: request })).body).toMatchObject({ opened: true });
    const { tokens } = await sandbox.logIn(request.details);
    const body = { kind: 'selfExclusion', period: '6m', allBrands: true, understood: true } as const;
    expect((await sandbox.call(takeBreak, { body }, { bearer: tokens.userToken })).status).toBe(200);
    const { firstName, lastName, dateOfBirth, email, mobile, country, postcode, addressLine1 } = request.details;
    const file = join(folder, 'person.json');
    const person = { firstName, lastName, dateOfBirth, email, mobile, country, postcode, addressLine1 };
    writeFileSync(file, JSON.stringify(person));
    return file;
  }
  const optionsOf = (player: SandboxPlayer, values: Record<string, string | boolean>) => {
    const options = conformanceOptions({ username: player.username, ...values }, player.password);
    if (typeof options === 'string') throw new Error(options);
    return options;
  };
  const outcomes = (checked: readonly CheckedBehaviour[]) =>
    Object.fromEntries(checked.map(({ name, outcome }) => [name, outcome]));

  test('MK-11 the sandbox shows every behaviour that can be tried', async () => {
    const options = optionsOf(await sandbox.newPlayer(), {
      platform: sandbox.origin,
      'with-side-effects': true,
      'excluded-person': await excludedPersonFile(),
      clock: `${sandbox.origin}/control/clock`,
    });
    const checked = await checkBehaviours(options);
    expect(checked.flatMap(({ findings }) => findings)).toEqual([]);
    expect(outcomes(checked)).toEqual({
      personMatching: 'fits',
      idleSessions: 'fits',
      idleCashier: 'skipped',
      termsVersions: 'fits',
      locationRefusal: 'fits',
    });
  });

  test('MK-11 services that lack a behaviour differ, and the report names no personal detail', async () => {
    const proxy = await openSandboxProxy(sandbox.port);
    const player = await sandbox.newPlayer();
    const entered = await sandbox.logIn(player, { closeExistingSessions: false });
    try {
      proxy.respondWith(
        // Opens an account for everybody, in a session that never ends, and stores any version of the terms.
        {
          path: /^\/accounts\/register/,
          status: 200,
          body: JSON.stringify({ opened: true, refreshToken: 'r'.repeat(20) }),
        },
        { path: /^\/accounts\/login/, status: 200, body: JSON.stringify(entered) },
        { path: /^\/games\/launch/, status: 200, body: '{"launchUrl":"https://games.example/play"}' },
        { path: /^\/accounts\/logout/, status: 200, body: '{"closed":true}' },
        { path: /^\/accounts\/refresh/, status: 200, body: '{"launchTokens":[]}' },
      );
      let accepted = '2026-2';
      proxy.change((_method, path, body) => {
        const version = new URL(path, 'http://services').searchParams.get('version');
        if (version !== null) accepted = version;
        const { account } = body as { account?: { regulated: object } };
        return account === undefined
          ? body
          : {
              ...(body as object),
              account: { ...account, regulated: { ...account.regulated, acceptedTermsVersion: accepted } },
            };
      });
      const values = {
        platform: proxy.origin,
        'with-side-effects': true,
        'excluded-person': await excludedPersonFile(),
      };
      const checked = await checkBehaviours(optionsOf(player, values));
      // Last, because the session behind the proxy ends.
      const clock = `${proxy.origin}/control/clock`;
      const idle = await checkBehaviours(optionsOf(player, { ...values, clock }));
      expect(outcomes(checked)).toMatchObject({
        personMatching: 'differs',
        termsVersions: 'differs',
        locationRefusal: 'differs',
      });
      expect(outcomes(idle)).toMatchObject({ idleSessions: 'differs' });
      const text = JSON.stringify([checked, idle]);
      expect(text).toContain('An excluded person opened an account that can play, with Cyrillic letters.');
      expect(text).toContain('`launch` had status 200 after 20 minutes');
      expect(text).toContain('An acceptance of a version that does not exist was stored.');
      expect(text).toContain('`launch` opened a game at CA-ON');
      expect(text).not.toMatch(/Renée|Dálaigh|eyJ/);
    } finally {
      await proxy.close();
    }
  });

  test('a behaviour that cannot be tried has its reason', async () => {
    const player = await sandbox.newPlayer();
    const reasonsWith = async (values: Record<string, string | boolean>, off: string[] = []) => {
      const options = { ...optionsOf(player, { platform: sandbox.origin, ...values }), capabilitiesOff: off as never };
      return Object.fromEntries((await checkBehaviours(options)).map(({ name, reason }) => [name, reason]));
    };
    expect(await reasonsWith({ 'excluded-person': 'x.json' }, ['location'])).toMatchObject({
      personMatching: 'it opens accounts (use --with-side-effects)',
      idleSessions: expect.stringContaining('(--clock)') as string,
      termsVersions: 'it sends acceptances of terms (use --with-side-effects)',
      locationRefusal: 'location is off (CAPABILITIES_OFF)',
    });
    expect(
      await reasonsWith(
        { 'excluded-person': 'x.json', 'with-side-effects': true, clock: `${sandbox.origin}/control/none` },
        ['location'],
      ),
    ).toMatchObject({
      personMatching: expect.stringContaining('the file of --excluded-person needs firstName') as string,
      idleSessions: 'the clock of --clock did not move',
    });
  });
});

test('a service that accepts any token or a truncated body is reported', async () => {
  const player = await sandbox.newPlayer();
  const { report } = await run(['--platform', sandbox.origin], player);
  const badCalls = Object.fromEntries(report?.endpoints.map((one) => [one.name, one.badCalls]) ?? []);
  expect(badCalls).toMatchObject({
    gamesList: 0,
    login: 1,
    details: 1,
    logout: 2,
    launch: 1,
    favouritesByUserToken: 2,
    addFavourite: 0,
    takeBreak: 0,
  });
  const [wrongToken, truncatedBody] = badCallsOf(logout, { body: { userId: 'x', reason: 1 } }, 'good');
  if (wrongToken === undefined || truncatedBody === undefined) throw new Error('there are no bad calls');
  expect(checkRefusal(wrongToken, json({ message: 'no' }, 401))).toBeNull();
  expect(checkRefusal(wrongToken, json({}, 200))).toMatchObject({
    found: 'status 200 for a call with an invalid token',
    change: 'Refuse the call with 401.',
  });
  expect(checkRefusal(wrongToken, json({ error: 'no' }, 401))?.found).toContain('without an error body');
  expect(checkRefusal(truncatedBody, json({ message: 'what?' }, 422))).toBeNull();
  for (const status of [200, 302, 500])
    expect(checkRefusal(truncatedBody, json({ message: 'what?' }, status))?.found).toContain(`status ${status}`);
});

test('an unreachable service is reported, and invalid arguments are explained', async () => {
  const { code, report } = await run(['--content', 'http://127.0.0.1:9']);
  expect([code, report?.endpoints.find(({ name }) => name === 'pagesList')?.mismatches[0]?.found]).toEqual([
    1,
    'no response: the connection failed',
  ]);
  expect(conformanceOptions({}, undefined)).toBe('Pass the address of at least one service.');
  expect(conformanceOptions({ games: 'ftp://games.example' }, undefined)).toBe('--games is not a valid URL.');
  const games = 'https://games.example';
  expect(conformanceOptions({ games, brand: 'nobody' }, undefined)).toContain('not found in brands/');
  expect(conformanceOptions({ games, username: 'mira' }, undefined)).toContain('CONFORMANCE_PASSWORD');
  expect(conformanceOptions({ games }, undefined, 'wagers')).toBe(
    'CAPABILITIES_OFF names no optional capability: wagers',
  );
  expect(conformanceOptions({ games }, undefined, 'history')).toContain('by their rule accountHistory: regency uk.');
});

test('a finding names the field and contains no value of the response', () => {
  const mismatches = checkResponse(
    details,
    json({ account: { core: { userId: 'Mira Kovac', username: 'mira' } }, session: {} }),
  );
  expect(mismatches).toContainEqual({
    field: 'account.core.userId',
    found: 'a string',
    change: '`account.core.userId` must be number.',
  });
  expect(mismatches).toContainEqual({
    field: 'account.core.currency',
    found: 'nothing',
    change: '`account.core.currency` is missing: send string.',
  });
  expect(JSON.stringify(mismatches)).not.toContain('Mira');
  expect(checkResponse(login, json({ code: 10_505, message: 'closed' }))).toEqual([]);
  expect(checkResponse(details, json({ error: 'no' }, 401))).toMatchObject([
    { field: '' },
    { field: 'message', change: '`message`: Without a code there is a message.' },
  ]);
});
