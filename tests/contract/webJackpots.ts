import { mustWinJackpots, progressiveJackpots } from '@foyer/contract/jackpots';
import { winners } from '@foyer/contract/winners';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FaultOrder } from './controlRoom.ts';
import type { WebSuite } from './webPair.ts';
import type { WebUnderTest } from './webUnderTest.ts';

const kinds: FaultOrder['kind'][] = [
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

interface ToldPot {
  type: string;
  amount: number;
  currencyIsoCode: string;
  mustGoByAmount: number | null;
  mustGoBefore: number | null;
  lastWon: { amount: number } | null;
  gameIds: number[];
  asOf: number;
}

async function potsOf(web: WebUnderTest, asked: Parameters<WebUnderTest['ask']>[0] = {}): Promise<ToldPot[]> {
  const response = await web.ask({ path: '/api/jackpots', ...asked });
  expect(response.status).toBe(200);
  return (JSON.parse(response.text) as { pots: ToldPot[] }).pots;
}
const potOf = async (web: WebUnderTest, type: string) => (await potsOf(web)).find((pot) => pot.type === type);

export const describeJackpots: WebSuite = (pair) => {
  // Nothing is known to it, and what one test made it remember goes with it.
  let web: WebUnderTest;
  beforeEach(async () => {
    web = await pair().another();
  });
  afterEach(async () => {
    pair().platformProxy.respondWith(null);
    await pair().platform.clearFaults();
    await web.stop();
  });

  describe('jackpots', () => {
    test('LB-10 every visitor sees the four pots in the currency of the market, with what makes them fall', async () => {
      for (const [country, brand, currency] of [
        ['GB', 'regency', 'GBP'],
        ['CA', 'regency', 'CAD'],
        ['FR', 'regency', 'EUR'],
        ['GB', 'aurora', 'EUR'],
      ] as const) {
        const pots = await potsOf(web, { country, brand });
        expect(pots.map(({ type }) => type)).toEqual(['megaMoolah', 'wowPot', 'rapid', 'daily']);
        for (const { amount, currencyIsoCode, gameIds } of pots) {
          expect(currencyIsoCode).toBe(currency);
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
          expect(gameIds.length).toBeGreaterThan(0);
        }
        expect(pots[2]).toMatchObject({ mustGoByAmount: 12_500, mustGoBefore: null });
        expect(pots[3]).toMatchObject({ mustGoByAmount: null, mustGoBefore: expect.any(Number) as number });
      }
      expect((await potsOf(web, { path: '/api/jackpots?currency=CAD' }))[0]?.currencyIsoCode).toBe('CAD');
      for (const [currency, status] of [
        ['XAU', 404],
        ['pound', 400],
        ['', 400],
      ] as const) {
        expect((await web.ask({ path: `/api/jackpots?currency=${currency}` })).status).toBe(status);
      }
    });

    test('LB-10 both services are asked once for everybody, a phone and a desktop each with its client type', async () => {
      const { platformProxy } = pair();
      platformProxy.forget();
      await Promise.all(Array.from({ length: 20 }, () => web.ask({ path: '/api/jackpots' })));
      expect(platformProxy.calls.toSorted()).toEqual([
        `POST /games${mustWinJackpots.path}`,
        `POST /games${progressiveJackpots.path}`,
      ]);
      await web.ask({ path: '/api/jackpots', isPhone: true });
      expect(platformProxy.calls.filter((call) => call.endsWith(mustWinJackpots.path))).toHaveLength(2);
    });

    test('LB-10 whatever goes wrong with the service, a visitor is told so in words, and never shown what is no amount', async () => {
      const { platform } = pair();
      // Every fault meets a market of its own, of which the server remembers nothing yet.
      for (const [index, kind] of kinds.entries()) {
        const { brand, currency } = markets[index] ?? {};
        await platform.clearFaults();
        await platform.faults(
          ...[progressiveJackpots, mustWinJackpots, winners].map(({ name }) => ({ target: name, kind, delayMs: 20 })),
        );
        for (const path of ['/api/jackpots', '/api/winners']) {
          const response = await web.ask({
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
      await platform.clearFaults();
      expect(await potsOf(web, { isPhone: true, path: '/api/jackpots?currency=EUR', brand: 'pulse' })).not.toEqual([]);
    });

    test('LB-10 amounts that are no amounts, and pots in another currency, never reach a page', async () => {
      const { platformProxy } = pair();
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
        platformProxy.respondWith({ path: /progressivejackpots$/, status: 200, body });
        expect(
          (await potsOf(web, { brand, path: `/api/jackpots?currency=${currency}` })).map(({ type }) => type),
        ).toEqual(['rapid', 'daily']);
      }
      platformProxy.respondWith({
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

    test('LB-10 what the sandbox sets is what visitors see', async () => {
      await pair().platform.jackpots({ type: 'rapid', amount: 12_000 });
      expect(await potOf(web, 'rapid')).toMatchObject({ amount: 12_000, mustGoByAmount: 12_500, lastWon: null });
    });
  });

  describe('winners', () => {
    test('LB-09 each order has an answer, and what is no order is refused', async () => {
      for (const sort of ['', '?sort=current', '?sort=topMultiplier', '?sort=topWinners']) {
        const response = await web.ask({ path: `/api/winners${sort}` });
        expect(response.status).toBe(200);
        expect(JSON.parse(response.text)).toMatchObject({
          asOf: expect.any(Number) as number,
          winners: expect.any(Array) as object[],
        });
      }
      expect((await web.ask({ path: '/api/winners?sort=luckiest' })).status).toBe(400);
    });
  });
};
