import { expect, test, vi } from 'vitest';
import { createLivePoll } from './livePoll.ts';

function setUp() {
  const state = { canRequest: true, isSavingData: false, now: 0 };
  const ticks = new Set<() => void>();
  const changes = new Set<() => void>();
  const listening = (set: Set<() => void>) => (run: () => void) => {
    set.add(run);
    return () => void set.delete(run);
  };
  const responses: (() => void)[] = [];
  const ask = vi.fn<() => Promise<void>>(() => new Promise((resolve) => responses.push(resolve)));
  const poll = createLivePoll({
    ask,
    everyMs: 10_000,
    deps: {
      canRequest: () => state.canRequest,
      isSavingData: () => state.isSavingData,
      now: () => state.now,
      every: listening(ticks),
      onChange: listening(changes),
    },
  });
  return {
    state,
    ask,
    poll,
    ticks,
    changes,
    response: async () => {
      responses.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    },
    pass(ms: number) {
      state.now += ms;
      for (const tick of ticks) tick();
    },
    change() {
      for (const run of changes) run();
    },
  };
}

test('LB-10 it asks at once and every ten seconds, one call at a time, for however many views', async () => {
  const { poll, ask, response, pass } = setUp();
  poll.follow();
  poll.follow();
  expect(ask).toHaveBeenCalledTimes(1);
  pass(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await response();
  pass(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('LB-10 it rests while the tab is hidden or offline, and asks once when it comes back', async () => {
  const { state, poll, ask, response, pass, change } = setUp();
  poll.follow();
  await response();
  state.canRequest = false;
  pass(10_000);
  pass(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  state.canRequest = true;
  change();
  change();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a tab that was hidden for a moment does not ask', async () => {
  const { state, poll, ask, response, change } = setUp();
  poll.follow();
  await response();
  state.now += 9999;
  change();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a player who saves data is asked for once', async () => {
  const { state, poll, ask, response, pass } = setUp();
  state.isSavingData = true;
  poll.follow();
  await response();
  pass(10_000);
  pass(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('with the last view everything stops; another view asks anew when the answer is old', async () => {
  const { state, poll, ask, response, ticks, changes } = setUp();
  const stops = [poll.follow(), poll.follow()];
  await response();
  for (const stop of [...stops, ...stops]) stop();
  expect([ticks.size, changes.size]).toEqual([0, 0]);
  state.now += 5000;
  poll.follow()();
  expect(ask).toHaveBeenCalledTimes(1);
  state.now += 5000;
  poll.follow();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('another question is asked at once, after the call under way, and never when nobody looks', async () => {
  const { poll, ask, response } = setUp();
  poll.refresh();
  expect(ask).not.toHaveBeenCalled();
  poll.follow();
  poll.refresh();
  poll.refresh();
  expect(ask).toHaveBeenCalledTimes(1);
  await response();
  expect(ask).toHaveBeenCalledTimes(2);
});
