import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { failed, success } from '../../base/result.ts';
import { tileTableStore } from '../../domain/game/tileStores.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { openTable } from './liveTableFixture.ts';
import { createLiveTables } from './liveTables.browser.ts';
import { liveTablesStore } from './liveTablesStore.ts';

let observe: (entries: { target: object; isIntersecting: boolean }[]) => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: typeof observe) {
        observe = notify;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  playerStore.setState(initialPlayerState);
});
afterEach(() => vi.unstubAllGlobals());

function setUp() {
  const clock = createTestClock({ startsAt: 100_000 });
  const state = { canRequest: true };
  const call = vi.fn<(endpoint: object, input: { query: { ids: string; currency?: string } }) => Promise<unknown>>(
    async (_, { query: { ids } }) =>
      success({
        now: 6000,
        serviceNow: 6500,
        asOf: 5000,
        // The service knows no table of game 3.
        tables: ids
          .split(',')
          .filter((id) => id !== '3')
          .map((id) => openTable({ id: Number(id) })),
      }),
  );
  const tables = createLiveTables(
    { call: call as unknown as ApiClient['call'] },
    {
      canRequest: () => state.canRequest,
      isSavingData: () => false,
      onChange: () => () => undefined,
      clock,
    },
  );
  const elements = new Map<number, Element>();
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    state,
    call,
    tables,
    ids: () => call.mock.calls.map(([, { query }]) => query.ids),
    watch(id: number) {
      const element = { id } as unknown as Element;
      elements.set(id, element);
      return tables.watch(element, id);
    },
    async see(...entries: [id: number, isIntersecting: boolean][]) {
      observe(entries.map(([id, isIntersecting]) => ({ target: elements.get(id) ?? {}, isIntersecting })));
      await settle();
    },
    async gather() {
      clock.advance(250);
      await settle();
    },
    async pass(ms: number) {
      clock.advance(ms);
      await settle();
    },
    isRunning: () => clock.pending().length > 0,
  };
}
const shownIds = () => [...liveTablesStore.getState().shown.keys()];

test('requests nothing before a live tile is on screen, and then all tables on screen in one call', async () => {
  const { call, tables, ids, watch, see } = setUp();
  for (const id of [1, 2, 3, 4]) watch(id);
  expect(call).not.toHaveBeenCalled();
  await see([1, true], [2, true], [3, true], [4, false]);
  expect(ids()).toEqual(['1,2,3']);
  expect(shownIds()).toEqual([1, 2]);
  expect([...tileTableStore.getState().shown]).toEqual([
    [1, null],
    [2, null],
  ]);
  tables.stop();
  expect(shownIds()).toEqual([]);
});

test('polls every fifteen seconds while tiles are on screen, and stops with the last one', async () => {
  const { ids, watch, see, pass, isRunning } = setUp();
  const stop = watch(1);
  await see([1, true]);
  await pass(15_000);
  expect(ids()).toEqual(['1', '1']);
  await see([1, false]);
  expect(isRunning()).toBe(false);
  await see([1, true]);
  expect(isRunning()).toBe(true);
  stop();
  expect(isRunning()).toBe(false);
});

test('requests tables that scroll in together once, and known ones only at the next poll', async () => {
  const { ids, watch, see, gather } = setUp();
  for (const id of [1, 2, 3]) watch(id);
  await see([1, true]);
  await see([2, true]);
  await see([3, true]);
  await gather();
  expect(ids()).toEqual(['1', '1,2,3']);
  await see([3, false]);
  await see([3, true]);
  await gather();
  expect(ids()).toHaveLength(2);
});

test('requests nothing while the tab is hidden', async () => {
  const { state, call, watch, see, pass } = setUp();
  watch(1);
  state.canRequest = false;
  await see([1, true]);
  await pass(15_000);
  expect(call).not.toHaveBeenCalled();
});

test('failures let the facts grow old and then disappear', async () => {
  const { call, watch, see, pass } = setUp();
  watch(1);
  await see([1, true]);
  expect(liveTablesStore.getState().shown.get(1)?.state).toBe('open');
  call.mockResolvedValue(failed({ kind: 'timeout' }));
  await pass(60_000);
  expect(liveTablesStore.getState().shown.get(1)).toMatchObject({ state: 'old', asOf: 99_000 });
  await pass(600_000);
  expect(shownIds()).toEqual([]);
  expect(tileTableStore.getState().shown.size).toBe(0);
});

test('a table that a later response leaves out loses its facts', async () => {
  const { call, watch, see, pass } = setUp();
  watch(1);
  await see([1, true]);
  call.mockResolvedValueOnce(success({ now: 6000, serviceNow: 6500, asOf: 5000, tables: [] }));
  await pass(15_000);
  expect(shownIds()).toEqual([]);
});

test('a login in another currency drops the facts and requests them in that currency', async () => {
  const { call, watch, see, gather } = setUp();
  watch(1);
  await see([1, true]);
  playerStore.setState(({ customerData }) => ({ customerData: { ...customerData, currencyIsoCode: 'CAD' } }));
  expect(shownIds()).toEqual([]);
  await gather();
  expect(call.mock.calls.at(-1)?.[1]).toEqual({ query: { ids: '1', currency: 'CAD' } });
  expect(shownIds()).toEqual([1]);
});
