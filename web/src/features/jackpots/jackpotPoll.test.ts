import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { failed, success } from '../../base/result.ts';
import { initialPlayerState } from '../../domain/player/playerState.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { noJackpots } from '../../domain/site/jackpotTicker.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { createJackpotPoll } from './jackpotPoll.browser.ts';

const pot = (amount: number, overrides: object = {}) => ({
  moduleId: 7,
  type: 'rapid',
  amount,
  currencyIsoCode: 'GBP',
  mustGoByAmount: 25_000,
  mustGoBefore: null,
  lastWon: null,
  gameIds: [41, 42],
  asOf: 5000,
  ...overrides,
});

function setUp() {
  let tick = (): void => undefined;
  let now = 100_000;
  const call = vi.fn<(endpoint: object, input: object) => Promise<unknown>>(async () =>
    success({ now: 6000, serviceNow: 6400, pots: [pot(5000)] }),
  );
  const poll = createJackpotPoll(
    { call: call as unknown as ApiClient['call'] },
    {
      canRequest: () => true,
      isSavingData: () => false,
      now: () => now,
      every: (run) => {
        tick = run;
        return () => (tick = () => undefined);
      },
      onChange: () => () => undefined,
    },
  );
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const after = async (response: unknown) => {
    call.mockResolvedValueOnce(response);
    now += 10_000;
    tick();
    await settled();
  };
  return { poll, call, after, settled };
}
const ticker = () => siteStore.getState().jackpotTicker;

beforeEach(() => {
  siteStore.setState({ jackpotTicker: noJackpots });
  playerStore.setState(initialPlayerState);
});

test('LB-10 the amounts come into the Site slice, told by the clock of the browser', async () => {
  const { poll, settled } = setUp();
  poll.follow();
  await settled();
  // A second old when it came, and the service's clock is 93.6 s behind.
  expect(ticker()).toEqual({
    data: [pot(5000, { asOf: 99_000 })],
    lists: { rapid: [41, 42] },
    clockOffsetMs: -93_600,
    state: 'answered',
  });
});

test('LB-10 a failure leaves the amounts with their time, and the next answer takes their place', async () => {
  const { poll, after, settled } = setUp();
  poll.follow();
  await settled();
  await after(failed({ kind: 'noAnswer' }));
  expect(ticker()).toMatchObject({ state: 'failed', data: [{ amount: 5000, asOf: 99_000 }] });
  await after(success({ now: 6000, serviceNow: 6000, pots: [pot(5001, { asOf: 6000 })] }));
  expect(ticker()).toMatchObject({ state: 'answered', data: [{ amount: 5001, asOf: 120_000 }] });
});

test('LB-10 an amount goes down after a win only, also when another server answers', async () => {
  const { poll, after, settled } = setUp();
  poll.follow();
  await settled();
  await after(success({ now: 6000, serviceNow: 6000, pots: [pot(4000)] }));
  expect(ticker().data[0]?.amount).toBe(5000);
  await after(success({ now: 6000, serviceNow: 6000, pots: [pot(4000, { lastWon: { amount: 5100, wonAt: 5 } })] }));
  expect(ticker().data[0]?.amount).toBe(4000);
});

test('LB-10 who logs in is shown their own currency at once, and amounts of two currencies are not compared', async () => {
  const { poll, call, settled } = setUp();
  const stop = poll.follow();
  await settled();
  call.mockResolvedValueOnce(success({ now: 6000, serviceNow: 6000, pots: [pot(300, { currencyIsoCode: 'CAD' })] }));
  playerStore.setState({
    isLoggedIn: true,
    customerData: { ...initialPlayerState.customerData, currencyIsoCode: 'CAD' },
  });
  await settled();
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ query: {} }, { query: { currency: 'CAD' } }]);
  expect(ticker().data[0]).toMatchObject({ amount: 300, currencyIsoCode: 'CAD' });
  stop();
  playerStore.setState(initialPlayerState);
  expect(call).toHaveBeenCalledTimes(2);
});
