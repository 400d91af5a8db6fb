import { mustWinJackpots, progressiveJackpots } from '@foyer/contract/jackpots';
import { winners } from '@foyer/contract/winners';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FaultRequest } from '../support/controlRequests.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const kinds: FaultRequest['kind'][] = [
  'refused',
  'slow',
  '500',
  '503',
  '429',
  'malformed',
  'wrongShape',
  'truncated',
  'html',
];

const markets = ['regency', 'aurora', 'pulse'].flatMap((brand) =>
  ['GBP', 'CAD', 'EUR'].map((currency) => ({ brand, currency })),
);

interface JackpotPot {
  type: string;
  amount: number;
  currencyIsoCode: string;
  mustGoByAmount: number | null;
  mustGoBefore: number | null;
  lastWon: { amount: number } | null;
  gameIds: number[];
  asOf: number;
}

async function potsOf(web: WebUnderTest, options: Parameters<WebUnderTest['request']>[0] = {}): Promise<JackpotPot[]> {
  const response = await web.request({ path: '/api/jackpots', ...options });
  expect(response.status).toBe(200);
  return (JSON.parse(response.text) as { pots: JackpotPot[] }).pots;
}
const potOf = async (web: WebUnderTest, type: string) => (await potsOf(web)).find((pot) => pot.type === type);

export const describeJackpots: WebSuite = (pair) => {
  // A server with an empty cache, which is discarded after each test.
  let web: WebUnderTest;
  beforeEach(async () => {
    web = await pair().startWeb();
  });
  afterEach(async () => {
    pair().sandboxProxy.respondWith(null);
    await pair().sandbox.clearFaults();
    await web.stop();
  });

  describe('jackpots', () => {
    test('LB-10 every visitor sees the four pots in the market’s currency with their drop rules', async () => {
      for (const [country, brand, currency, limit] of [
        ['GB', 'regency', 'GBP', 500_000],
        ['CA', 'regency', 'CAD', 850_000],
        ['FR', 'regency', 'EUR', 600_000],
        ['GB', 'aurora', 'EUR', 600_000],
      ] as const) {
        const pots = await potsOf(web, { country, brand });
        expect(pots.map(({ type }) => type)).toEqual(['megaMoolah', 'wowPot', 'rapid', 'daily']);
        for (const { amount, currencyIsoCode, gameIds } of pots) {
          expect(currencyIsoCode).toBe(currency);
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
          expect(gameIds.length).toBeGreaterThan(0);
        }
        expect(pots[2]).toMatchObject({ mustGoByAmount: limit, mustGoBefore: null, hasBadge: false });
        expect(pots[3]).toMatchObject({ mustGoByAmount: null, mustGoBefore: expect.any(Number) as number });
      }
      expect((await potsOf(web, { path: '/api/jackpots?currency=CAD' }))[0]?.currencyIsoCode).toBe('CAD');
      for (const [currency, status] of [
        ['XAU', 404],
        ['pound', 400],
        ['', 400],
      ] as const) {
        expect((await web.request({ path: `/api/jackpots?currency=${currency}` })).status).toBe(status);
      }
    });

    test('LB-10 concurrent requests call each service once, with a client type per device', async () => {
      const { sandboxProxy } = pair();
      sandboxProxy.clearRecorded();
      await Promise.all(Array.from({ length: 20 }, () => web.request({ path: '/api/jackpots' })));
      expect(sandboxProxy.calls.toSorted()).toEqual([
        `POST /games${mustWinJackpots.path}`,
        `POST /games${progressiveJackpots.path}`,
      ]);
      await web.request({ path: '/api/jackpots', isPhone: true });
      expect(sandboxProxy.calls.filter((call) => call.endsWith(mustWinJackpots.path))).toHaveLength(2);
    });

    test('LB-10 every service fault is reported with a message and without invalid amounts', async () => {
      const { sandbox } = pair();
      // Every fault uses its own market, for which the server has no cached data.
      for (const [index, kind] of kinds.entries()) {
        const { brand, currency } = markets[index] ?? {};
        await sandbox.clearFaults();
        await sandbox.faults(
          ...[progressiveJackpots, mustWinJackpots, winners].map(({ name }) => ({ target: name, kind, delayMs: 20 })),
        );
        for (const path of ['/api/jackpots', '/api/winners']) {
          const response = await web.request({
            path: `${path}?currency=${currency}`,
            ...(brand !== undefined && { brand }),
          });
          expect([kind, path, response.status, kind === 'slow' ? [200] : kind === '429' ? [429] : [502, 504]]).toEqual([
            kind,
            path,
            response.status,
            expect.arrayContaining([response.status]),
          ]);
          if (response.status !== 200)
            expect(JSON.parse(response.text)).toMatchObject({ message: expect.any(String) as string });
          expect(response.text).not.toMatch(/NaN|wrongShape|half/);
        }
      }
      await sandbox.clearFaults();
      expect(await potsOf(web, { isPhone: true, path: '/api/jackpots?currency=EUR', brand: 'pulse' })).not.toEqual([]);
    });

    test('LB-10 invalid amounts and pots in another currency are left out', async () => {
      const { sandboxProxy } = pair();
      const pot = {
        moduleId: 19_340,
        type: 'megaMoolah',
        currencyIsoCode: 'GBP',
        gameModuleIds: [],
        gameGroupIds: [],
        lastWon: null,
      };
      for (const [index, amount] of ['"12"', 'null', '-1', '1.5', '1e400'].entries()) {
        const { brand = 'regency', currency = 'GBP' } = markets[index + 1] ?? {};
        const body = `{"serverTime":1,"jackpots":[${JSON.stringify({ ...pot, currencyIsoCode: currency }).replace('}', `,"amount":${amount}}`)}]}`;
        sandboxProxy.respondWith({ path: /progressivejackpots$/, status: 200, body });
        expect(
          (await potsOf(web, { brand, path: `/api/jackpots?currency=${currency}` })).map(({ type }) => type),
        ).toEqual(['rapid', 'daily']);
      }
      sandboxProxy.respondWith({
        path: /progressivejackpots$/,
        status: 200,
        body: JSON.stringify({
          serverTime: 1,
          jackpots: [
            { ...pot, amount: 5, currencyIsoCode: 'USD' },
            { ...pot, moduleId: 19_345, type: 'wowPot', amount: 6 },
          ],
        }),
      });
      expect((await potsOf(web)).map(({ type, amount }) => [type, amount === 6])).toEqual([
        ['wowPot', true],
        ['rapid', false],
        ['daily', false],
      ]);
    });

    test('LB-10 visitors see the amounts set in the sandbox', async () => {
      await pair().sandbox.jackpots({ type: 'rapid', amount: 120_000 });
      expect(await potOf(web, 'rapid')).toMatchObject({
        amount: 120_000,
        mustGoByAmount: 500_000,
        lastWon: null,
      });
    });
  });

  describe('winners', () => {
    test('LB-09 winners are returned in each order, and unknown orders are refused', async () => {
      for (const sort of ['', '?sort=current', '?sort=topMultiplier', '?sort=topWinners']) {
        const response = await web.request({ path: `/api/winners${sort}` });
        expect(response.status).toBe(200);
        expect(JSON.parse(response.text)).toMatchObject({
          asOf: expect.any(Number) as number,
          winners: expect.any(Array) as object[],
        });
      }
      expect((await web.request({ path: '/api/winners?sort=luckiest' })).status).toBe(400);
    });
  });
};
