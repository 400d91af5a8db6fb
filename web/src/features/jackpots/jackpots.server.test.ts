import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { Visit } from '../../market/visit.ts';
import { ApiRefusal } from '../../server/apiRoute.server.ts';
import type { ApiCall } from '../../server/apiRoute.server.ts';
import { jackpotRoutes } from './jackpots.server.ts';

const visit = {
  brandId: 'regency',
  productId: 8145,
  currencyIsoCode: 'GBP',
  device: 'mobile',
  clientTypeId: 40,
} as Visit;
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
const noAnswer = failed({ kind: 'timeout' as const });

/** A server of its own: what it remembers goes with it. */
function server() {
  const call = vi.fn<(endpoint: { name: string }, input: Record<string, unknown>) => Promise<unknown>>();
  const report = vi.fn<ApiCall['report']>();
  const says = (progressive: unknown, mustWin: unknown) =>
    call.mockImplementation(async ({ name }) => (name === 'progressiveJackpots' ? progressive : mustWin));
  const upstream = { call };
  const ask = async (query: { currency?: string } = {}, asked: Partial<Visit> = {}) =>
    jackpotRoutes[0]?.handler({ params: {}, query, body: undefined }, {
      visit: { ...visit, ...asked },
      upstream,
      report,
    } as unknown as ApiCall);
  return { call, report, says, ask };
}
const answered = (...jackpots: object[]) => success({ serverTime: Date.now() + 500, jackpots });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test('LB-10 both calls are made as the specification says, in the currency of the market', async () => {
  const { call, says, ask } = server();
  says(answered(pot('megaMoolah', 'GBP', 7)), answered(pot('rapid', 'GBP', 5)));
  expect(await ask()).toEqual({
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

test('LB-10 a player asks for their own currency; one that no market has is not asked for', async () => {
  const { call, says, ask } = server();
  says(answered(pot('megaMoolah', 'CAD', 7)), answered());
  expect(await ask({ currency: 'CAD' }, { device: 'desktop', clientTypeId: 70 })).toMatchObject({
    pots: [{ amount: 7, currencyIsoCode: 'CAD' }],
  });
  expect(call.mock.calls[1]?.[1]).toMatchObject({ headers: { 'x-client-type': '70' } });
  const refused = await ask({ currency: 'XAU' });
  expect(refused).toBeInstanceOf(ApiRefusal);
  expect(refused).toMatchObject({ status: 404 });
  expect(call).toHaveBeenCalledTimes(2);
});

test('LB-10 all visitors of a market share an answer for a few seconds', async () => {
  const { call, says, ask } = server();
  says(answered(), answered());
  await Promise.all([ask(), ask(), ask()]);
  vi.setSystemTime(1_003_999);
  await ask();
  expect(call).toHaveBeenCalledTimes(2);
  vi.setSystemTime(1_004_000);
  await ask();
  expect(call).toHaveBeenCalledTimes(4);
});

test('LB-10 a failure keeps the last amounts with the time they are from, each call for itself', async () => {
  const { says, ask } = server();
  says(answered(pot('megaMoolah', 'GBP', 7)), answered(pot('rapid', 'GBP', 5)));
  await ask();
  vi.setSystemTime(1_010_000);
  says(noAnswer, answered(pot('rapid', 'GBP', 6)));
  expect(await ask()).toMatchObject({
    serviceNow: 1_010_500,
    pots: [
      { amount: 7, asOf: 1_000_000 },
      { amount: 6, asOf: 1_010_000 },
    ],
  });
  vi.setSystemTime(1_020_000);
  says(noAnswer, noAnswer);
  expect(await ask()).toMatchObject({
    pots: [
      { amount: 7, asOf: 1_000_000 },
      { amount: 6, asOf: 1_010_000 },
    ],
  });
});

test('LB-10 without any answer it is a refusal, and half an answer is better than none', async () => {
  const { says, ask } = server();
  says(noAnswer, noAnswer);
  expect(await ask()).toMatchObject({ status: 504 });
  vi.setSystemTime(1_010_000);
  says(noAnswer, answered(pot('rapid', 'GBP', 6)));
  expect(await ask()).toMatchObject({ pots: [{ type: 'rapid', amount: 6 }] });
});

test('LB-10 a pot in another currency is left out and counted in the log', async () => {
  const { report, says, ask } = server();
  says(answered(pot('megaMoolah', 'EUR', 7), pot('wowPot', 'GBP', 8)), answered());
  expect(await ask()).toMatchObject({ pots: [{ type: 'wowPot' }] });
  expect(report.mock.calls).toEqual([['API_ERROR', { endpoint: 'getJackpots', kind: 'wrongCurrency', dropped: 1 }]]);
});

test('LB-10 an amount goes down after a win only', async () => {
  const { says, ask } = server();
  const after = async (jackpot: object) => {
    says(answered(jackpot), answered());
    vi.setSystemTime(Date.now() + 5000);
    return ask();
  };
  await after(pot('wowPot', 'GBP', 900));
  expect(await after(pot('wowPot', 'GBP', 800))).toMatchObject({ pots: [{ amount: 900 }] });
  expect(await after({ ...pot('wowPot', 'GBP', 100), lastWon: { amount: 901, wonAt: 5 } })).toMatchObject({
    pots: [{ amount: 100 }],
  });
});

test('MK-06 must-win jackpots are asked for with the client type id of the visit', async () => {
  const { call, says, ask } = server();
  says(answered(), answered());
  await ask({}, { clientTypeId: 77 });
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'mustWinJackpots' }),
    expect.objectContaining({ headers: { 'x-client-type': '77' } }),
  );
});
