import { expect, test, vi } from 'vitest';
import { createMinutePoll, pollIntervalMs } from './sessionSummary.browser.ts';

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
  const request = vi.fn<() => Promise<void>>(() => new Promise((resolve) => state.responses.push(resolve)));
  const stop = () => {
    state.stopped += 1;
  };
  const poll = createMinutePoll({
    fetch: request,
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
  return { state, request, poll, response };
}

test('AU-13 polls at once and then every minute', async () => {
  const { state, request, poll, response } = tab();
  poll.start();
  expect(state.period).toBe(60_000);
  await response();
  state.tick();
  expect(request).toHaveBeenCalledTimes(2);
});

test('AU-13 waits for a slow response before the next call', async () => {
  const { state, request, poll, response } = tab();
  poll.start();
  state.tick();
  state.tick();
  expect(request).toHaveBeenCalledOnce();
  await response();
  expect(request).toHaveBeenCalledOnce();
});

test('AU-13 pauses while the tab is hidden and polls once when it returns', async () => {
  const { state, request, poll, response } = tab();
  poll.start();
  await response();
  state.hidden = true;
  for (let minutes = 1; minutes <= 30; minutes += 1) {
    state.now += pollIntervalMs;
    state.tick();
  }
  expect(request).toHaveBeenCalledOnce();
  state.hidden = false;
  state.show();
  expect(request).toHaveBeenCalledTimes(2);
  await response();
  state.show();
  expect(request).toHaveBeenCalledTimes(2);
});

test('AU-13 several refresh requests during a call result in one more call', async () => {
  const { request, poll, response } = tab();
  poll.start();
  const refreshes = [poll.refresh(), poll.refresh()];
  await response();
  expect(request).toHaveBeenCalledTimes(2);
  await response();
  await Promise.all(refreshes);
  expect(request).toHaveBeenCalledTimes(2);
});

test('AU-13 stop removes the timer and the visibility listener', async () => {
  const { state, poll } = tab();
  poll.start();
  poll.stop();
  expect(state.stopped).toBe(2);
});

test('AU-13 a returning tab polls only when a minute has passed since the last call', async () => {
  const { state, request, poll, response } = tab();
  poll.start();
  await response();
  state.now += pollIntervalMs - 1;
  state.show();
  expect(request).toHaveBeenCalledOnce();
  state.now += 1;
  state.show();
  expect(request).toHaveBeenCalledTimes(2);
});

test('AU-13 refresh makes one call when none is running', async () => {
  const { request, poll, response } = tab();
  const first = poll.refresh();
  await response();
  await first;
  expect(request).toHaveBeenCalledOnce();
});

test('AU-13 a poll started in a hidden tab runs when the tab is shown', () => {
  const { state, request, poll } = tab();
  state.hidden = true;
  poll.start();
  expect(request).not.toHaveBeenCalled();
  state.hidden = false;
  state.show();
  expect(request).toHaveBeenCalledOnce();
});

test('AU-13 stop drops a pending refresh and is idempotent', async () => {
  const { state, request, poll, response } = tab();
  poll.stop();
  poll.start();
  void poll.refresh();
  poll.stop();
  poll.stop();
  await response();
  expect(request).toHaveBeenCalledOnce();
  expect(state.stopped).toBe(2);
});
