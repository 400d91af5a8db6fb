import { expect, test, vi } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { createLivePoll } from './livePoll.browser.ts';

function setUp() {
  const clock = createTestClock();
  const state = { canRequest: true, isSavingData: false };
  const changes = new Set<() => void>();
  const responses: (() => void)[] = [];
  const request = vi.fn<(signal: AbortSignal) => Promise<void>>(
    () => new Promise((resolve) => responses.push(resolve)),
  );
  const poll = createLivePoll({
    fetch: request,
    pollIntervalMs: 10_000,
    deps: {
      canRequest: () => state.canRequest,
      isSavingData: () => state.isSavingData,
      onChange(run) {
        changes.add(run);
        return () => void changes.delete(run);
      },
      clock,
    },
  });
  return {
    state,
    request,
    poll,
    clock,
    changes,
    response: async () => {
      responses.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    },
    pass: clock.advance,
    change() {
      for (const run of changes) run();
    },
  };
}

test('LB-10 polls at once and then every ten seconds, one call at a time, for any number of views', async () => {
  const { poll, request, response, pass } = setUp();
  poll.follow();
  poll.follow();
  expect(request).toHaveBeenCalledTimes(1);
  pass(10_000);
  expect(request).toHaveBeenCalledTimes(1);
  await response();
  pass(10_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test('LB-10 pauses while the tab is hidden or offline, and polls once when it returns', async () => {
  const { state, poll, request, response, pass, change } = setUp();
  poll.follow();
  await response();
  state.canRequest = false;
  pass(10_000);
  pass(10_000);
  expect(request).toHaveBeenCalledTimes(1);
  state.canRequest = true;
  change();
  change();
  expect(request).toHaveBeenCalledTimes(2);
});

test('does not poll when a tab returns within the interval', async () => {
  const { clock, poll, request, response, change } = setUp();
  poll.follow();
  await response();
  clock.advance(9999);
  change();
  expect(request).toHaveBeenCalledTimes(1);
});

test('polls only once when the player saves data', async () => {
  const { state, poll, request, response, pass } = setUp();
  state.isSavingData = true;
  poll.follow();
  await response();
  pass(10_000);
  pass(10_000);
  expect(request).toHaveBeenCalledTimes(1);
});

test('stops with the last view, and polls again for a new view when the data is old', async () => {
  const { clock, poll, request, response, changes } = setUp();
  const stops = [poll.follow(), poll.follow()];
  await response();
  for (const stop of [...stops, ...stops]) stop();
  expect([clock.pending(), changes.size]).toEqual([[], 0]);
  clock.advance(5000);
  poll.follow()();
  expect(request).toHaveBeenCalledTimes(1);
  clock.advance(5000);
  poll.follow();
  expect(request).toHaveBeenCalledTimes(2);
});

test('refresh polls after the call under way, and does nothing without a view', async () => {
  const { poll, request, response } = setUp();
  poll.refresh();
  expect(request).not.toHaveBeenCalled();
  poll.follow();
  poll.refresh();
  poll.refresh();
  expect(request).toHaveBeenCalledTimes(1);
  await response();
  expect(request).toHaveBeenCalledTimes(2);
});

test('LB-10 aborts a call that hangs for 10 s, and polls again', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const { poll, request, response, pass } = setUp();
  poll.follow();
  pass(10_000);
  expect(request).toHaveBeenCalledTimes(1);
  expect(timeout).toHaveBeenCalledWith(10_000);
  late.abort();
  expect(request.mock.calls[0]?.[0].aborted).toBe(true);
  // The aborted call ends.
  await response();
  pass(10_000);
  expect(request).toHaveBeenCalledTimes(2);
});
