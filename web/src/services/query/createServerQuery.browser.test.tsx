import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import type { ApiFailure } from '../api/apiResult.ts';
import { setReportSink } from '../errors/report.ts';
import type { Report } from '../errors/report.ts';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { sampleLogin } from '../session/sampleLogin.ts';
import { createServerQuery } from './createServerQuery.browser.ts';
import { loadQueryLibrary } from './loadQueryLibrary.browser.ts';
import { followQueryScope, scopeGuard } from './queryScope.ts';
import type { QueryState } from './queryState.ts';

const page = {
  getState: () => ({ visit: { brandId: 'regency', marketId: 'uk', culture: 'en-GB' } }),
  subscribe: () => () => undefined,
};
let stops: (() => void)[] = [];

function logIn(userId: number): void {
  const { account, session } = sampleLogin();
  const mine = { ...account, core: { ...account.core, userId } };
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true, account: mine, session });
}
const logOut = () => playerStore.setState(initialPlayerState, true);

beforeAll(loadQueryLibrary);
beforeEach(() => {
  vi.useFakeTimers();
  stops = [followQueryScope(page)];
  logIn(7);
});
afterEach(() => {
  for (const stop of stops) stop();
  logOut();
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

type Loaded = Result<readonly number[], ApiFailure>;

let queries = 0;

function setUp(more: Partial<Parameters<typeof createServerQuery<readonly number[]>>[0]> = {}) {
  const responses: ((loaded: Loaded) => void)[] = [];
  const states: QueryState<readonly number[]>[] = [];
  const values: (readonly number[])[] = [];
  queries += 1;
  const query = createServerQuery<readonly number[]>({
    name: `query ${queries}`,
    load: () => new Promise((resolve) => responses.push(resolve)),
    onState: (state) => states.push(state),
    onValue: (value) => values.push(value),
    ...more,
  });
  const follow = () => {
    const stop = query.follow();
    stops.push(stop);
    return stop;
  };
  return { query, follow, responses, states, values };
}

test('tells apart not loaded, empty, loaded, loading again, and failed with the old value', async () => {
  const { query, follow, responses, states } = setUp();
  expect(query.state().name).toBe('notLoaded');
  follow();
  responses[0]?.(success([]));
  await settle();
  for (const next of [success([1]), failed({ kind: 'noResponse' as const })]) {
    void query.refresh();
    responses.at(-1)?.(next);
    await settle();
  }
  expect(states.map(({ name }) => name)).toEqual([
    'notLoaded',
    'notLoaded',
    'empty',
    'loadingAgain',
    'loaded',
    'loadingAgain',
    'failed',
  ]);
  expect(query.state()).toMatchObject({ value: [1], failure: { kind: 'noResponse' } });
});

test('a response for a player who has left reaches neither cache nor store', async () => {
  const { follow, query, responses, values } = setUp();
  follow();
  logOut();
  responses[0]?.(success([1]));
  await settle();
  logIn(8);
  expect(query.state()).toMatchObject({ name: 'notLoaded' });
  responses[1]?.(success([2]));
  await settle();
  expect(values).toEqual([[2]]);
});

test('the account that arrives after a reload, and a renewal, belong to the same session', () => {
  playerStore.setState({ account: null });
  const isSame = scopeGuard();
  logIn(7);
  expect(isSame()).toBe(true);
  logIn(8);
  expect(isSame()).toBe(false);
});

test('a value that a call has returned replaces the response of an older load', async () => {
  const { query, follow, responses, values } = setUp();
  follow();
  query.set([5]);
  responses[0]?.(success([1]));
  await settle();
  expect([query.state(), values]).toMatchObject([{ name: 'loaded', value: [5] }, [[5]]]);
});

test('S9 drops a refresh within a second of the last request', async () => {
  const { query, responses } = setUp({ throttleMs: 1000 });
  void query.refresh();
  responses[0]?.(success([1]));
  await vi.advanceTimersByTimeAsync(999);
  await query.refresh();
  expect(responses).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  void query.refresh();
  expect(responses).toHaveLength(2);
});

test('loads again after a failure, with growing delays, until it succeeds', async () => {
  const delays: number[] = [];
  const { follow, responses } = setUp({
    delayAfterFailure(failures) {
      delays.push(failures);
      return 100 * failures;
    },
  });
  follow();
  for (const failures of [1, 2, 3]) {
    responses.at(-1)?.(failed({ kind: 'noResponse' }));
    await vi.advanceTimersByTimeAsync(100 * failures);
    expect(responses).toHaveLength(failures + 1);
  }
  responses.at(-1)?.(success([1]));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([responses.length, delays]).toEqual([4, [1, 2, 3]]);
});

test('a retry that waits in a hidden tab goes on when the tab is shown', async () => {
  let visibility: DocumentVisibilityState = 'hidden';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const { follow, query, responses } = setUp({ rules: { retry: 1, retryDelay: () => 1000 } });
  follow();
  responses[0]?.(failed({ kind: 'noResponse' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(responses).toHaveLength(1);
  visibility = 'visible';
  window.dispatchEvent(new Event('visibilitychange'));
  await settle();
  responses[1]?.(success([1]));
  await settle();
  expect(query.state().name).toBe('loaded');
});

test('a load that hangs is reported, once it has failed', async () => {
  const reports: Report[] = [];
  setReportSink((entry) => reports.push(entry));
  const { follow, query } = setUp({ name: 'hanging' });
  follow();
  await vi.advanceTimersByTimeAsync(10_000);
  setReportSink(null);
  expect(query.state()).toMatchObject({ name: 'notLoaded', failure: { kind: 'noResponse' } });
  expect(reports).toEqual([{ name: 'API_ERROR', facts: { endpoint: 'hanging', kind: 'noResponse', status: null } }]);
});

type TestEvent =
  | { kind: 'refresh' | 'logIn' | 'logOut' | 'set' }
  | { kind: 'respond'; at: number }
  | { kind: 'wait'; at: number };

const event: fc.Arbitrary<TestEvent> = fc.oneof(
  fc.constantFrom<TestEvent>({ kind: 'refresh' }, { kind: 'logIn' }, { kind: 'logOut' }, { kind: 'set' }),
  fc.record({ kind: fc.constant('respond' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('wait' as const), at: fc.constantFrom(10, 1000, 10_000) }),
);

test('in any order of events, a player sees only own values, and no load hangs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      logOut();
      let userId = 100;
      logIn(userId);
      const seen: (readonly [player: number, value: number])[] = [];
      const pending: { userId: number; resolve: (loaded: Loaded) => void }[] = [];
      const { query, follow } = setUp({
        load: () => new Promise((resolve) => pending.push({ userId, resolve })),
        onValue: ([value = 0]) => seen.push([userId, value]),
      });
      const stop = follow();
      for (const one of events) {
        if (one.kind === 'refresh') void query.refresh();
        else if (one.kind === 'logOut') logOut();
        else if (one.kind === 'logIn') logIn((userId += 1));
        else if (one.kind === 'set') query.set([userId]);
        else if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.at);
        else if (one.kind === 'respond') {
          const [call] = pending.splice(one.at, 1);
          call?.resolve(success([call.userId]));
        }
        await settle();
      }
      await vi.advanceTimersByTimeAsync(30_000);
      const state = query.state();
      expect(state.name === 'loadingAgain' || (state.name === 'notLoaded' && state.isLoading)).toBe(false);
      expect(seen.filter(([player, value]) => player !== value)).toEqual([]);
      stop();
    }),
    { numRuns: 60 },
  );
});
