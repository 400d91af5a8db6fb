import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { details, login, logout } from '@foyer/contract/accounts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { productNode, projectRoot } from '../../scripts/projectRoot.mjs';
import { badCallsOf, judgeRefusal } from '../conformance/badCalls.ts';
import { checkResponse } from '../conformance/checkResponse.ts';
import type { ConformanceReport } from '../conformance/conformanceReport.ts';
import { readWords } from '../conformance/readWords.ts';
import type { SandboxPlayer } from './controlRoom.ts';
import type { PlatformUnderTest } from './platformCalls.ts';
import { startPlatformUnderTest } from './platformUnderTest.ts';

let platform: PlatformUnderTest;
const folder = mkdtempSync(join(tmpdir(), 'foyer-conformance-'));
beforeAll(async () => {
  platform = await startPlatformUnderTest();
});
afterEach(() => platform.clearFaults());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await platform.stop();
});

/** The command as an integrator gives it. */
async function run(words: readonly string[], player?: SandboxPlayer) {
  const json = join(folder, 'report.json');
  const html = join(folder, 'report.html');
  const all = [
    '--json',
    json,
    '--html',
    html,
    ...words,
    ...(player === undefined ? [] : ['--username', player.username]),
  ];
  const child = spawn(productNode, [join(projectRoot, 'tests/conformance/main.ts'), ...all], {
    env: { ...process.env, CONFORMANCE_PASSWORD: player?.password },
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part));
  const [code] = (await once(child, 'close')) as [number];
  const report = existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as ConformanceReport) : null;
  return { code, said, report, page: readFileSync(html, 'utf8') };
}
const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
});
const named = ({ endpoints }: ConformanceReport, outcome: string) =>
  endpoints.filter((one) => one.outcome === outcome).map(({ name }) => name);

test('the sandbox fits, and a run without side effects leaves the player as they were', async () => {
  const player = await platform.newPlayer();
  const before = await platform.books(player.userId);
  const { code, said, report, page } = await run(['--platform', platform.origin], player);
  expect([code, report && named(report, 'differs'), said.includes('✖')]).toEqual([0, [], false]);
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
  expect(await platform.books(player.userId)).toEqual(before);
  for (const text of [said, page, JSON.stringify(report)])
    expect(text).not.toMatch(new RegExp(`${player.password}|${player.username}|eyJ`));
});

test('with side effects the calls that change the player are checked too, but none that keeps them out', async () => {
  const { code, report } = await run(
    ['--platform', platform.origin, '--with-side-effects'],
    await platform.newPlayer(),
  );
  expect([code, report && named(report, 'differs')]).toEqual([0, []]);
  expect(report && named(report, 'fits')).toEqual(
    expect.arrayContaining(['addFavourite', 'setLimit', 'promotionOptIn', 'publishMessage', 'register']),
  );
  expect(report && named(report, 'skipped')).toContain('takeBreak');
});

test('answers that differ are named by endpoint and field, with what to change; no other service is called', async () => {
  await platform.faults(
    { target: 'gamesList', kind: 'wrongShape' },
    { target: 'winners', kind: 'html' },
    { target: 'mustWinJackpots', kind: '500' },
  );
  const { code, said, report, page } = await run(['--games', `${platform.origin}/games`]);
  expect([code, report && named(report, 'differs').toSorted()]).toEqual([
    1,
    ['gamesList', 'mustWinJackpots', 'winners'],
  ]);
  for (const text of [said, page]) {
    expect(text).toMatch(/data.*nothing.*is missing: send Array/s);
    expect(text).toContain('Answer JSON, as application/json.');
    expect(text).toContain('status 500');
  }
  expect(report?.endpoints.filter(({ service, outcome }) => service !== 'games' && outcome !== 'skipped')).toEqual([]);
});

test('a service that takes anybody, or answers half a body, differs; one that has no refusals to show is not asked for any', async () => {
  const player = await platform.newPlayer();
  const { report } = await run(['--platform', platform.origin], player);
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
  const [wrongToken, halfBody] = badCallsOf(logout, { body: { userId: 'x', reason: 1 } }, 'good');
  if (wrongToken === undefined || halfBody === undefined) throw new Error('there are no bad calls');
  expect(judgeRefusal(wrongToken, json({ message: 'no' }, 401))).toBeNull();
  expect(judgeRefusal(wrongToken, json({}, 200))).toMatchObject({
    found: 'status 200 for a call with a token that is none',
    change: 'Refuse it with 401.',
  });
  expect(judgeRefusal(wrongToken, json({ error: 'no' }, 401))?.found).toContain('without the body of a refusal');
  expect(judgeRefusal(halfBody, json({ message: 'what?' }, 422))).toBeNull();
  for (const status of [200, 302, 500])
    expect(judgeRefusal(halfBody, json({ message: 'what?' }, status))?.found).toContain(`status ${status}`);
});

test('a service that is not there differs, and words that make no order are told', async () => {
  const { code, report } = await run(['--content', 'http://127.0.0.1:9']);
  expect([code, report?.endpoints.find(({ name }) => name === 'pagesList')?.misfits[0]?.found]).toEqual([
    1,
    'no answer: the connection failed',
  ]);
  expect(readWords([], undefined)).toBe('Name at least one service.');
  expect(readWords(['--games', 'ftp://games.example'], undefined)).toBe('--games is no web address.');
  expect(readWords(['--games', 'https://games.example', '--brand', 'nobody'], undefined)).toContain('no such brand');
  expect(readWords(['--games', 'https://games.example', '--username', 'mira'], undefined)).toContain(
    'CONFORMANCE_PASSWORD',
  );
  expect(readWords(['--gmaes', 'https://games.example'], undefined)).toContain('--gmaes');
});

test('a field is named by its place, and nothing of an answer is written down', () => {
  const misfits = checkResponse(
    details,
    json({ account: { core: { userId: 'Mira Kovac', username: 'mira' } }, session: {} }),
  );
  expect(misfits).toContainEqual({
    field: 'account.core.userId',
    found: 'a string',
    change: '`account.core.userId` must be number.',
  });
  expect(misfits).toContainEqual({
    field: 'account.core.currency',
    found: 'nothing',
    change: '`account.core.currency` is missing: send string.',
  });
  expect(JSON.stringify(misfits)).not.toContain('Mira');
  expect(checkResponse(login, json({ code: 10_505, message: 'closed' }))).toEqual([]);
  expect(checkResponse(details, json({ error: 'no' }, 401)).map(({ field }) => field)).toEqual(['', 'message']);
});
