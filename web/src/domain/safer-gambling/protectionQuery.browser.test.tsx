import type { Protection } from '@foyer/contract/limits';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { emitGap } from '../../services/query/gaps.browser.ts';
import { loadQueryLibrary } from '../../services/query/loadQueryLibrary.browser.ts';
import { queryScopeStore } from '../../services/query/queryScope.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { changeLimit } from './protection.browser.ts';
import { createProtectionQuery } from './protectionQuery.browser.ts';
import { protectionStore } from './protectionStore.ts';

const settings = (isCalm: boolean) => ({ isCalm, limits: [] }) as unknown as Protection;

let stop = () => {};
beforeAll(loadQueryLibrary);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
});
afterEach(() => {
  stop();
  playerStore.setState(initialPlayerState, true);
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
  vi.useRealTimers();
});

async function setUp(...responses: unknown[]) {
  const call = vi.fn<ApiClient['call']>(async () => (responses.length > 1 ? responses.shift() : responses[0]) as never);
  const query = createProtectionQuery({ call }, () => 'a.b.c');
  stop = query.follow();
  await vi.advanceTimersByTimeAsync(0);
  return { call, query };
}
const noResponse = failed({ kind: 'noResponse' });
const state = () => protectionStore.getState();

test('UK15 ON4 loads the settings until they are known, with growing delays', async () => {
  const { call } = await setUp(noResponse, noResponse, success(settings(true)));
  expect([call.mock.calls.length, state()]).toEqual([1, { protection: null, hasFailed: true, loadedAt: null }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(call).toHaveBeenCalledTimes(3);
  expect(state()).toEqual({ protection: settings(true), hasFailed: false, loadedAt: expect.any(Number) });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(call).toHaveBeenCalledTimes(3);
});

test('UK15 settings that hang are requested again', async () => {
  const { call } = await setUp(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(12_000);
  expect([call.mock.calls.length, state().hasFailed]).toEqual([2, true]);
});

test('UK15 a gap loads the settings again, and a failure keeps the known ones', async () => {
  const { call } = await setUp(success(settings(true)), success(settings(false)), noResponse);
  emitGap('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect([call.mock.calls.length, state().protection]).toEqual([2, settings(false)]);
  await vi.advanceTimersByTimeAsync(1000);
  emitGap('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toEqual({ protection: settings(false), hasFailed: true, loadedAt: Date.now() - 1000 });
});

test('UK15 a change that could not be saved does not count as settings that could not be loaded', async () => {
  await setUp(success(settings(true)));
  tabStorage.set(storedKeys.userToken, 'a.b.c');
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 403 }));
  expect(await changeLimit('deposit', 'day', 5000)).toBe(false);
  expect(state()).toMatchObject({ protection: settings(true), hasFailed: false });
  vi.unstubAllGlobals();
  tabStorage.clear();
});

test('UK15 settings of a player who has left are gone, and the next one loads own settings', async () => {
  const { call } = await setUp(success(settings(true)), success(settings(false)));
  playerStore.setState(initialPlayerState, true);
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
  expect(state()).toEqual({ protection: null, hasFailed: false, loadedAt: null });
  playerStore.setState({ isLoggedIn: true });
  await vi.advanceTimersByTimeAsync(0);
  expect([call.mock.calls.length, state().protection]).toEqual([2, settings(false)]);
});

test('UK15 a change replaces an older response', async () => {
  const { query } = await setUp(success(settings(true)));
  void query.refresh();
  query.set(settings(false));
  await vi.advanceTimersByTimeAsync(0);
  expect(state().protection).toEqual(settings(false));
});
