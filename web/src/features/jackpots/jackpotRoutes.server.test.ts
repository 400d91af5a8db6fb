import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { gameFixture } from '../../domain/game/gameFixture.ts';
import { ApiRefusal } from '../../services/api/apiRoute.server.ts';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { jackpotRoutes } from './jackpotRoutes.server.ts';

const visit = visitFixture({ device: 'mobile' });
const pot = (type: string, currencyIsoCode: string, amount: number) => ({
  type,
  moduleId: type.length,
  currencyIsoCode,
  amount,
  gameModuleIds: [],
  gameGroupIds: [41],
  lastWon: null,
  ...(type === 'rapid' ? { mustGoByAmount: 25_000, mustGoBefore: null } : {}),
});
const noResponse = failed({ kind: 'timeout' as const });

/** A server with empty caches. */
function server() {
  const call = vi.fn<(endpoint: { name: string }, input: Record<string, unknown>) => Promise<unknown>>();
  const games = vi.fn<() => Promise<unknown>>(async () =>
    success({ data: [gameFixture({ id: 41, name: 'Lantern' })] }),
  );
  const report = vi.fn<ApiCall['report']>();
  const respond = (progressive: unknown, mustWin: unknown) =>
    call.mockImplementation(async ({ name }) => (name === 'progressiveJackpots' ? progressive : mustWin));
  const upstream = { call };
  const request = async (query: { currency?: string } = {}, overrides: Partial<Visit> = {}) =>
    jackpotRoutes[0]?.handler({ params: {}, query, body: undefined }, {
      visit: { ...visit, ...overrides },
      upstream,
      cachedUpstream: { call: games },
      report,
    } as unknown as ApiCall);
  return { call, games, report, respond, request };
}
const listOf = (...jackpots: object[]) => success({ serverTime: Date.now() + 500, jackpots });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test('LB-10 requests both lists as the specification says, in the market’s currency', async () => {
  const { call, respond, request } = server();
  respond(listOf(pot('megaMoolah', 'GBP', 7)), listOf(pot('rapid', 'GBP', 5)));
  expect(await request()).toEqual({
    now: 1_000_000,
    serviceNow: 1_000_500,
    pots: [
      {
        moduleId: 10,
        type: 'megaMoolah',
        amount: 7,
        currencyIsoCode: 'GBP',
        mustGoByAmount: null,
        mustGoBefore: null,
        lastWon: null,
        gameIds: [41],
        hasBadge: false,
        asOf: 1_000_000,
      },
      {
        moduleId: 5,
        type: 'rapid',
        amount: 5,
        currencyIsoCode: 'GBP',
        mustGoByAmount: 25_000,
        mustGoBefore: null,
        lastWon: null,
        gameIds: [41],
        hasBadge: false,
        asOf: 1_000_000,
      },
    ],
  });
  expect(call.mock.calls.map(([{ name }, input]) => [name, input])).toEqual([
    ['progressiveJackpots', { body: { moduleIds: [19_340, 19_345], currencyIsoCode: 'GBP' } }],
    [
      'mustWinJackpots',
      {
        headers: { 'x-client-type': '40' },
        body: { jackpotGames: ['rapid', 'daily'], productId: 8145, currencyIsoCode: 'GBP' },
      },
    ],
  ]);
});

test('LB-10 uses the player’s currency and refuses one that no market has', async () => {
  const { call, respond, request } = server();
  respond(listOf(pot('megaMoolah', 'CAD', 7)), listOf());
  expect(await request({ currency: 'CAD' }, { device: 'desktop', clientTypeId: 70 })).toMatchObject({
    pots: [{ amount: 7, currencyIsoCode: 'CAD' }],
  });
  expect(call.mock.calls[1]?.[1]).toMatchObject({ headers: { 'x-client-type': '70' } });
  const refused = await request({ currency: 'XAU' });
  expect(refused).toBeInstanceOf(ApiRefusal);
  expect(refused).toMatchObject({ status: 404 });
  expect(call).toHaveBeenCalledTimes(2);
});

test('LB-10 visitors of a market share a response for a few seconds', async () => {
  const { call, respond, request } = server();
  respond(listOf(), listOf());
  await Promise.all([request(), request(), request()]);
  vi.setSystemTime(1_003_999);
  await request();
  expect(call).toHaveBeenCalledTimes(2);
  vi.setSystemTime(1_004_000);
  await request();
  expect(call).toHaveBeenCalledTimes(4);
});

test('LB-10 a failed list keeps its last amounts and their time, independently of the other list', async () => {
  const { respond, request } = server();
  respond(listOf(pot('megaMoolah', 'GBP', 7)), listOf(pot('rapid', 'GBP', 5)));
  await request();
  vi.setSystemTime(1_010_000);
  respond(noResponse, listOf(pot('rapid', 'GBP', 6)));
  expect(await request()).toMatchObject({
    serviceNow: 1_010_500,
    pots: [
      { amount: 7, asOf: 1_000_000 },
      { amount: 6, asOf: 1_010_000 },
    ],
  });
  vi.setSystemTime(1_020_000);
  respond(noResponse, noResponse);
  expect(await request()).toMatchObject({
    pots: [
      { amount: 7, asOf: 1_000_000 },
      { amount: 6, asOf: 1_010_000 },
    ],
  });
});

test('LB-10 responds with an error without any list, and with one list when only one is available', async () => {
  const { respond, request } = server();
  respond(noResponse, noResponse);
  expect(await request()).toMatchObject({ status: 504 });
  vi.setSystemTime(1_010_000);
  respond(noResponse, listOf(pot('rapid', 'GBP', 6)));
  expect(await request()).toMatchObject({ pots: [{ type: 'rapid', amount: 6 }] });
});

test('LB-10 drops jackpots in another currency and reports their number', async () => {
  const { report, respond, request } = server();
  respond(listOf(pot('megaMoolah', 'EUR', 7), pot('wowPot', 'GBP', 8)), listOf());
  expect(await request()).toMatchObject({ pots: [{ type: 'wowPot' }] });
  expect(report.mock.calls).toEqual([['API_ERROR', { endpoint: 'getJackpots', kind: 'wrongCurrency', dropped: 1 }]]);
});

test('LB-10 an amount decreases only after a win', async () => {
  const { respond, request } = server();
  const after = async (jackpot: object) => {
    respond(listOf(jackpot), listOf());
    vi.setSystemTime(Date.now() + 5000);
    return request();
  };
  await after(pot('wowPot', 'GBP', 900));
  expect(await after(pot('wowPot', 'GBP', 800))).toMatchObject({ pots: [{ amount: 900 }] });
  expect(await after({ ...pot('wowPot', 'GBP', 100), lastWon: { amount: 901, wonAt: 5 } })).toMatchObject({
    pots: [{ amount: 100 }],
  });
});

test('LB-10 a last win has its game’s name and masked winner, and only amounts without a list of games', async () => {
  const { games, respond, request } = server();
  const lastWon = { amount: 901, wonAt: 5, gameGroupId: 41, playerName: 'A***n' };
  respond(listOf({ ...pot('wowPot', 'GBP', 900), lastWon }), listOf(pot('rapid', 'GBP', 6)));
  games.mockResolvedValueOnce(noResponse);
  expect(await request()).toMatchObject({
    pots: [{ lastWon: { amount: 901, wonAt: 5, gameName: undefined, playerName: 'A***n' } }, { lastWon: null }],
  });
  expect(await request()).toMatchObject({ pots: [{ lastWon: { gameName: 'Lantern' } }, {}] });
  const unnamed = server();
  unnamed.respond(listOf({ ...pot('wowPot', 'GBP', 900), lastWon: { amount: 901, wonAt: 5 } }), listOf());
  expect(await unnamed.request()).toMatchObject({ pots: [{ lastWon: { amount: 901, wonAt: 5 } }] });
  expect(unnamed.games).not.toHaveBeenCalled();
});

test('LB-10 tiles have a badge from the minimum of the currency on', async () => {
  const { respond, request } = server();
  respond(
    listOf(pot('megaMoolah', 'GBP', 1_000_000), pot('wowPot', 'GBP', 999_999)),
    listOf(pot('rapid', 'EUR', 1_200_000)),
  );
  expect(await request()).toMatchObject({ pots: [{ hasBadge: true }, { hasBadge: false }] });
  respond(listOf(), listOf(pot('rapid', 'EUR', 1_199_999)));
  expect(await request({ currency: 'EUR' })).toMatchObject({ pots: [{ hasBadge: false }] });
});

test('MK-06 requests must-win jackpots with the client type id of the visit', async () => {
  const { call, respond, request } = server();
  respond(listOf(), listOf());
  await request({}, { clientTypeId: 77 });
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'mustWinJackpots' }),
    expect.objectContaining({ headers: { 'x-client-type': '77' } }),
  );
});
