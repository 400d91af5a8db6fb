import { beforeEach, expect, test, vi } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { failed, success } from '../../base/result.ts';
import { noJackpots, siteStore } from '../../domain/site/siteStore.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
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
  hasBadge: false,
  asOf: 5000,
  ...overrides,
});

function setUp({ isSavingData = false } = {}) {
  const clock = createTestClock({ startsAt: 100_000 });
  const call = vi.fn<(endpoint: object, input: object) => Promise<unknown>>(async () =>
    success({ now: 6000, serviceNow: 6400, pots: [pot(5000)] }),
  );
  const poll = createJackpotPoll(
    { call: call as unknown as ApiClient['call'] },
    {
      canRequest: () => true,
      isSavingData: () => isSavingData,
      onChange: () => () => undefined,
      clock,
    },
  );
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const after = async (response: unknown) => {
    call.mockResolvedValueOnce(response);
    clock.advance(10_000);
    await settled();
  };
  return { poll, call, after, settled, clock };
}
const ticker = () => siteStore.getState().jackpotTicker;

beforeEach(() => {
  siteStore.setState({ jackpotTicker: noJackpots });
  playerStore.setState(initialPlayerState);
});

test('LB-10 stores amounts with times of the browser’s clock', async () => {
  const { poll, settled } = setUp();
  poll.follow();
  await settled();
  // The amounts are one second old on arrival, and the service's clock is 93.6 s behind.
  expect(ticker()).toEqual({
    data: [pot(5000, { asOf: 99_000 })],
    lists: { rapid: [41, 42] },
    clockOffsetMs: -93_600,
    state: 'responded',
  });
});

test('LB-10 the second request follows the first response soon, once, and not with data saver', async () => {
  const { poll, call, settled, clock } = setUp();
  poll.follow();
  await settled();
  clock.advance(4500);
  await settled();
  expect(call).toHaveBeenCalledTimes(2);
  expect(clock.pending()).toEqual([10_000]);
  const saving = setUp({ isSavingData: true });
  saving.poll.follow();
  await saving.settled();
  expect(saving.clock.pending()).toEqual([10_000]);
});

test('LB-10 a failure keeps the amounts with their time until the next response', async () => {
  const { poll, after, settled } = setUp();
  poll.follow();
  await settled();
  await after(failed({ kind: 'noResponse' }));
  expect(ticker()).toMatchObject({ state: 'failed', data: [{ amount: 5000, asOf: 99_000 }] });
  await after(success({ now: 6000, serviceNow: 6000, pots: [pot(5001, { asOf: 6000 })] }));
  expect(ticker()).toMatchObject({ state: 'responded', data: [{ amount: 5001, asOf: 120_000 }] });
});

test('LB-10 an amount decreases only after a win', async () => {
  const { poll, after, settled } = setUp();
  poll.follow();
  await settled();
  await after(success({ now: 6000, serviceNow: 6000, pots: [pot(4000)] }));
  expect(ticker().data[0]?.amount).toBe(5000);
  await after(success({ now: 6000, serviceNow: 6000, pots: [pot(4000, { lastWon: { amount: 5100, wonAt: 5 } })] }));
  expect(ticker().data[0]?.amount).toBe(4000);
});

test('LB-10 requests the player’s currency at login and never compares two currencies', async () => {
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
