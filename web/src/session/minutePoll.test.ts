import { expect, test, vi } from 'vitest';
import { createMinutePoll, pollMs } from './minutePoll.ts';

function tab() {
  const state = {
    hidden: false,
    now: 0,
    tick: () => undefined as void,
    show: () => undefined as void,
    period: 0,
    stopped: 0,
    responses: [] as (() => void)[],
  };
  const ask = vi.fn<() => Promise<void>>(() => new Promise((resolve) => state.responses.push(resolve)));
  const stop = () => {
    state.stopped += 1;
  };
  const poll = createMinutePoll({
    ask,
    isHidden: () => state.hidden,
    now: () => state.now,
    every(run, ms) {
      state.tick = run;
      state.period = ms;
      return stop;
    },
    onVisibility(run) {
      state.show = run;
      return stop;
    },
  });
  const response = async () => {
    state.responses.shift()?.();
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { state, ask, poll, response };
}

test('AU-13 asks at once and then every minute', async () => {
  const { state, ask, poll, response } = tab();
  poll.start();
  expect(state.period).toBe(60_000);
  await response();
  state.tick();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('AU-13 a slow answer is waited for: one call is in flight', async () => {
  const { state, ask, poll, response } = tab();
  poll.start();
  state.tick();
  state.tick();
  expect(ask).toHaveBeenCalledOnce();
  await response();
  expect(ask).toHaveBeenCalledOnce();
});

test('AU-13 rests while hidden and asks once when the tab comes back', async () => {
  const { state, ask, poll, response } = tab();
  poll.start();
  await response();
  state.hidden = true;
  for (let minutes = 1; minutes <= 30; minutes += 1) {
    state.now += pollMs;
    state.tick();
  }
  expect(ask).toHaveBeenCalledOnce();
  state.hidden = false;
  state.show();
  expect(ask).toHaveBeenCalledTimes(2);
  await response();
  state.show();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('AU-13 a wish for new figures while a call runs is answered by one more call', async () => {
  const { ask, poll, response } = tab();
  poll.start();
  const wishes = [poll.refresh(), poll.refresh()];
  await response();
  expect(ask).toHaveBeenCalledTimes(2);
  await response();
  await Promise.all(wishes);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('AU-13 stops altogether', async () => {
  const { state, poll } = tab();
  poll.start();
  poll.stop();
  expect(state.stopped).toBe(2);
});

test('AU-13 a tab that comes back asks from one minute after the last call on, and not earlier', async () => {
  const { state, ask, poll, response } = tab();
  poll.start();
  await response();
  state.now += pollMs - 1;
  state.show();
  expect(ask).toHaveBeenCalledOnce();
  state.now += 1;
  state.show();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('AU-13 one call is made per wish when nothing else runs', async () => {
  const { ask, poll, response } = tab();
  const first = poll.refresh();
  await response();
  await first;
  expect(ask).toHaveBeenCalledOnce();
});

test('AU-13 a poll that was hidden at its start asks at once when the tab is shown', () => {
  const { state, ask, poll } = tab();
  state.hidden = true;
  poll.start();
  expect(ask).not.toHaveBeenCalled();
  state.hidden = false;
  state.show();
  expect(ask).toHaveBeenCalledOnce();
});

test('AU-13 stopping drops the wish for one more call, and stops nothing twice', async () => {
  const { state, ask, poll, response } = tab();
  poll.stop();
  poll.start();
  void poll.refresh();
  poll.stop();
  poll.stop();
  await response();
  expect(ask).toHaveBeenCalledOnce();
  expect(state.stopped).toBe(2);
});
