import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { ApiClient } from '../api/apiClient.browser.ts';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { emitGap } from '../query/gaps.browser.ts';
import { loadQueryLibrary } from '../query/loadQueryLibrary.browser.ts';
import { queryScopeStore } from '../query/queryScope.ts';
import { sampleLogin } from './sampleLogin.ts';
import { createSummaryQuery, pollIntervalMs } from './sessionSummaryQuery.browser.ts';

let isHidden = false;
let isOnline = true;
let stop = () => {};

beforeAll(loadQueryLibrary);
beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  isOnline = true;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const { account, session } = sampleLogin();
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true, account, session });
});
afterEach(() => {
  stop();
  playerStore.setState(initialPlayerState, true);
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
  vi.useRealTimers();
});

const summaryWith = (real: number) =>
  success({
    elapsedSeconds: 1,
    currencyIsoCode: 'GBP',
    balances: [{ balanceTypeId: 0, amount: real, currencyIsoCode: 'GBP' }],
  });

interface Pending {
  respond(value: unknown): Promise<void>;
  signal: AbortSignal | undefined;
}

/** A tab of the player; calls wait until the test responds. */
function setUp({ ready = async () => {} }: { ready?: () => Promise<void> } = {}) {
  const pending: Pending[] = [];
  const call = vi.fn<ApiClient['call']>(
    (_endpoint, _input, options) =>
      new Promise((resolve) => {
        pending.push({
          signal: options?.signal,
          respond: async (value) => {
            resolve(value as never);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
  );
  const query = createSummaryQuery({ call }, ready, () => 'a.b.c');
  return { query, call, pending };
}

async function follow({ query }: Pick<ReturnType<typeof setUp>, 'query'>): Promise<void> {
  stop = query.follow();
  await vi.advanceTimersByTimeAsync(0);
}
const balance = () => playerStore.getState().summary?.balances[0]?.amount;
const show = async (next: boolean) => {
  isHidden = !next;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};

test('AU-13 polls at once and then every minute, with the user token', async () => {
  const tab = setUp();
  await follow(tab);
  expect(tab.call.mock.calls.map(([{ name }, , options]) => [name, options?.token])).toEqual([
    ['getSessionSummary', 'a.b.c'],
  ]);
  await tab.pending[0]?.respond(summaryWith(1));
  expect(balance()).toBe(1);
  await vi.advanceTimersByTimeAsync(pollIntervalMs);
  expect(tab.call).toHaveBeenCalledTimes(2);
});

test('AU-13 fails a call that hangs for 10 s, aborts it, and polls again', async () => {
  const tab = setUp();
  await follow(tab);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tab.pending[0]?.signal?.aborted).toBe(true);
  expect(tab.query.state()).toEqual({ name: 'notLoaded', isLoading: false, failure: { kind: 'noResponse' } });
  await vi.advanceTimersByTimeAsync(pollIntervalMs - 10_000);
  expect(tab.call).toHaveBeenCalledTimes(2);
  await tab.pending[1]?.respond(summaryWith(2));
  await tab.pending[0]?.respond(summaryWith(1));
  expect(balance()).toBe(2);
});

test('AU-13 a renewal of the token that hangs stops no poll', async () => {
  const ready = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  const tab = setUp({ ready });
  await follow(tab);
  await vi.advanceTimersByTimeAsync(pollIntervalMs);
  expect(ready).toHaveBeenCalledTimes(2);
});

test('AU-13 pauses in a hidden or offline tab, and requests once when it returns', async () => {
  const tab = setUp();
  await follow(tab);
  await tab.pending[0]?.respond(summaryWith(1));
  await show(false);
  await vi.advanceTimersByTimeAsync(30 * pollIntervalMs);
  expect(tab.call).toHaveBeenCalledTimes(1);
  await show(true);
  expect(tab.call).toHaveBeenCalledTimes(2);
  await tab.pending[1]?.respond(summaryWith(1));
  isOnline = false;
  await vi.advanceTimersByTimeAsync(2 * pollIntervalMs);
  expect(tab.call).toHaveBeenCalledTimes(2);
});

test('AU-13 a tab that returns within the minute requests nothing', async () => {
  const tab = setUp();
  await follow(tab);
  await tab.pending[0]?.respond(summaryWith(1));
  await show(false);
  await vi.advanceTimersByTimeAsync(pollIntervalMs - 1);
  await show(true);
  expect(tab.call).toHaveBeenCalledTimes(1);
});

test('AU-13 a poll started in a hidden tab requests when the tab is shown', async () => {
  isHidden = true;
  const tab = setUp();
  await follow(tab);
  expect(tab.call).not.toHaveBeenCalled();
  await show(true);
  expect(tab.call).toHaveBeenCalledOnce();
});

test('AU-13 several refreshes during a call result in one more call', async () => {
  const tab = setUp();
  await follow(tab);
  const refreshed = Promise.all([tab.query.refresh(), tab.query.refresh()]);
  expect(tab.call).toHaveBeenCalledTimes(1);
  await tab.pending[0]?.respond(summaryWith(1));
  expect(tab.call).toHaveBeenCalledTimes(2);
  await tab.pending[1]?.respond(summaryWith(2));
  await refreshed;
  expect([tab.call.mock.calls.length, balance()]).toEqual([2, 2]);
});

test('AU-13 BK-02 a gap drops the call under way and loads at once, and again for later causes', async () => {
  const tab = setUp();
  await follow(tab);
  emitGap('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(tab.pending[0]?.signal?.aborted).toBe(true);
  expect(tab.call).toHaveBeenCalledTimes(2);
  await tab.pending[1]?.respond(summaryWith(2));
  await tab.pending[0]?.respond(summaryWith(1));
  expect(balance()).toBe(2);
  emitGap('visible');
  emitGap('connected');
  expect(tab.call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.call).toHaveBeenCalledTimes(3);
  await tab.pending[2]?.respond(summaryWith(3));
  expect(balance()).toBe(3);
  stop();
  emitGap('clock');
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.call).toHaveBeenCalledTimes(3);
});

test('AU-13 HT-05 a failure keeps the last figures and their time', async () => {
  const tab = setUp();
  await follow(tab);
  await tab.pending[0]?.respond(summaryWith(1));
  const loadedAt = Date.now();
  await vi.advanceTimersByTimeAsync(pollIntervalMs);
  expect(tab.query.state()).toMatchObject({ name: 'loadingAgain', loadedAt });
  const failure = { kind: 'broken', status: 503, code: null, message: '' } as const;
  await tab.pending[1]?.respond(failed(failure));
  expect(tab.query.state()).toMatchObject({ name: 'failed', loadedAt, failure });
  expect(balance()).toBe(1);
});

test('AU-13 stop ends the poll and drops a refresh that waits', async () => {
  const tab = setUp();
  await follow(tab);
  stop();
  stop();
  await tab.pending[0]?.respond(summaryWith(1));
  await vi.advanceTimersByTimeAsync(2 * pollIntervalMs);
  expect(tab.call).toHaveBeenCalledOnce();
});
