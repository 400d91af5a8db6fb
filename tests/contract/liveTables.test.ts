import { randomUUID } from 'node:crypto';
import { launch } from '@foyer/contract/gameLaunch';
import { gameById } from '@foyer/contract/games';
import type { GameInformation } from '@foyer/contract/games';
import { liveTable, liveTables } from '@foyer/contract/liveTables';
import type { LiveTable } from '@foyer/contract/liveTables';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gameCall, openGame } from './support/openGame.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';
import { openSandboxProxy } from './support/sandboxProxy.ts';
import type { SandboxProxy } from './support/sandboxProxy.ts';
import { startWebUnderTest } from './support/webUnderTest.ts';
import type { WebUnderTest } from './support/webUnderTest.ts';

let sandbox: SandboxProcessUnderTest;
let sandboxProxy: SandboxProxy;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ CATALOGUE_SIZE: '300' });
  sandboxProxy = await openSandboxProxy(sandbox.port);
});
afterAll(async () => {
  await sandboxProxy.close();
  await sandbox.stop();
});
beforeEach(async () => {
  sandboxProxy.respondWith(null);
  await sandbox.clearMaintenance();
});

async function tablesOf(culture: 'en' | 'zh' = 'en', currencyIsoCode = 'GBP'): Promise<LiveTable[]> {
  const { status, body } = await sandbox.call(liveTables, { query: { productId: '8145', currencyIsoCode, culture } });
  expect(status).toBe(200);
  return v.parse(v.array(liveTable), (body as { tables: unknown }).tables);
}

/** A web server with empty caches behind the proxy. */
async function withWeb(run: (web: WebUnderTest) => Promise<void>): Promise<void> {
  const web = await startWebUnderTest(sandbox.port, sandboxProxy.origin);
  try {
    await run(web);
  } finally {
    await web.stop();
  }
}
const webTables = async (web: WebUnderTest, ids: readonly number[], query = ''): Promise<LiveTable[]> => {
  const response = await web.request({ path: `/api/live-tables?ids=${ids.join(',')}${query}`, country: 'GB' });
  expect(response.status).toBe(200);
  return (JSON.parse(response.text) as { tables: LiveTable[] }).tables;
};

test('tables are complete, in the requested currency, and their dealers have names in both languages', async () => {
  const [english, chinese] = [await tablesOf('en', 'CAD'), await tablesOf('zh', 'CAD')];
  expect(english.length).toBeGreaterThan(15);
  expect(english.every(({ currencyIsoCode }) => currencyIsoCode === 'CAD')).toBe(true);
  const dealers = (tables: LiveTable[]) => tables.flatMap((table) => (table.state === 'open' ? table.dealerName : []));
  expect(dealers(english).every((name) => /^\p{Script=Latin}+$/u.test(name))).toBe(true);
  expect(dealers(chinese).every((name) => /^\p{Script=Han}+$/u.test(name))).toBe(true);
  const unknown = await sandbox.call(liveTables, { query: { productId: '1', currencyIsoCode: 'GBP' } });
  expect(unknown.status).toBe(404);
});

test('tables change over time: dealers by shift, results by round, seats, and opening hours', async () => {
  const opened = (tables: LiveTable[]) => tables.filter((table) => table.state === 'open');
  const before = opened(await tablesOf())[0];
  const states = new Set<string>();
  try {
    await sandbox.moveClock(31 * 60_000);
    const after = opened(await tablesOf()).find(({ gameGroupId }) => gameGroupId === before?.gameGroupId);
    expect(after?.dealerName).not.toBe(before?.dealerName);
    expect(after?.results).not.toEqual(before?.results);
    for (let hour = 0; hour < 24; hour += 4) {
      for (const { state } of await tablesOf()) states.add(state);
      await sandbox.moveClock(4 * 3_600_000);
    }
  } finally {
    await sandbox.moveClock(-31 * 60_000 - 24 * 3_600_000);
  }
  expect([...states].toSorted()).toEqual(['closed', 'open']);
});

test('a table is played within its stakes, which its description and its rules name', async () => {
  const table = (await tablesOf()).find(({ stakes }) => stakes.minimum === 500);
  const id = table?.gameGroupId ?? 0;
  const { body } = await sandbox.call(gameById, { params: { gameId: String(id) }, query: { productId: '8145' } });
  expect((body as GameInformation).stakes).toMatchObject(table?.stakes ?? {});
  expect((body as GameInformation).rules.join(' ')).toContain('5.00');
  const player = await sandbox.newPlayer({ scenario: 'funded' });
  const game = await openGame(sandbox, id, player);
  const bet = (amount: number) =>
    game.engine === 'roulette' ? { chips: [{ bet: 'red', amount }] } : { stake: amount };
  const begin = (amount: number) =>
    gameCall<{ reason?: string; stake?: number }>(sandbox, 'POST', '/rounds', game.sessionId, {
      bet: bet(amount),
      clientRoundKey: randomUUID(),
    });
  expect(await begin(400)).toEqual({ status: 400, body: { reason: 'unknownStake' } });
  expect(await begin((table?.stakes.maximum ?? 0) + 100)).toEqual({ status: 400, body: { reason: 'unknownStake' } });
  expect(await begin(500)).toMatchObject({ status: 200, body: { stake: 500 } });
});

test('a closed table refuses its launch and states its next opening', async () => {
  const [table] = await tablesOf();
  const id = table?.gameGroupId ?? 0;
  const [closed] = await sandbox.maintain({ gameId: id, minutes: 90 });
  expect((await tablesOf())[0]).toMatchObject({ state: 'closed', opensAt: closed?.backAt });
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ scenario: 'funded' }));
  const { status } = await sandbox.call(
    launch,
    { params: { gameId: String(id) }, body: { productId: 8145, isMobile: false, isROW: false } },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  expect(status).toBe(503);
});

test('the web returns the requested tables in the market’s or the requested currency', async () => {
  const [first, second] = (await tablesOf()).map(({ gameGroupId }) => gameGroupId);
  await withWeb(async (web) => {
    const tables = await webTables(web, [second ?? 0, first ?? 0, 999_999_999]);
    expect(tables.map(({ gameGroupId }) => gameGroupId)).toEqual([second, first]);
    expect(tables.every(({ currencyIsoCode }) => currencyIsoCode === 'GBP')).toBe(true);
    expect((await webTables(web, [first ?? 0], '&currency=EUR'))[0]?.currencyIsoCode).toBe('EUR');
    for (const [query, status] of [
      ['ids=1&currency=XAU', 404],
      ['ids=abc', 400],
      ['ids=', 400],
    ] as const)
      expect((await web.request({ path: `/api/live-tables?${query}`, country: 'GB' })).status).toBe(status);
  });
});

test('an incomplete table, an unknown currency and an endless name cost only their own table', async () => {
  const [whole, ...others] = await tablesOf();
  const open = others.filter((table) => table.state === 'open');
  const [one, two, three, four] = open;
  const sent = [
    whole,
    { gameGroupId: one?.gameGroupId, state: 'open' },
    { ...two, currencyIsoCode: 'XTS' },
    { ...three, dealerName: 'Maximiliana '.repeat(500) },
    { ...four, results: undefined },
    null,
  ];
  sandboxProxy.respondWith({
    path: /\/games\/live-tables/,
    status: 200,
    body: JSON.stringify({ serverTime: Date.now(), tables: sent }),
  });
  await withWeb(async (web) => {
    const ids = [whole, one, two, three, four].map((table) => table?.gameGroupId ?? 0);
    expect((await webTables(web, ids)).map(({ gameGroupId }) => gameGroupId)).toEqual([whole?.gameGroupId]);
  });
});

test('a service without live tables is an error that a page survives', async () => {
  sandboxProxy.respondWith({ path: /\/games\/live-tables/, status: 404, body: '{"message":"unknown call"}' });
  await withWeb(async (web) => {
    expect((await web.request({ path: '/api/live-tables?ids=1', country: 'GB' })).status).toBe(404);
    expect((await web.request({ path: '/live', country: 'GB' })).status).toBe(200);
  });
});
