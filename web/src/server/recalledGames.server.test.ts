import { expect, test, vi } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import { failed, success } from '../base/result.ts';
import { absentIntervalMs, pollIntervalMs, watchRecalledGames } from './recalledGames.server.ts';

type Response = number[] | 404 | 'timeout';

function setUp(...responses: Response[]) {
  const clock = createTestClock();
  const onChange = vi.fn<() => void>();
  const call = vi.fn<() => Promise<unknown>>(async () => {
    const response = responses.shift() ?? 'timeout';
    if (response === 'timeout') return failed({ kind: 'timeout' });
    if (response === 404) return failed({ kind: 'refused', status: 404, code: null, message: '', retryAfter: null });
    return success({ games: response.map((gameGroupId) => ({ gameGroupId, recalledAt: 1 })) });
  });
  const recalled = watchRecalledGames({ call } as never, onChange, clock);
  const settle = () => vi.waitFor(() => expect(clock.delays).toHaveLength(call.mock.calls.length));
  return {
    recalled,
    onChange,
    clock,
    settle,
    async poll() {
      clock.advance(pollIntervalMs);
      await settle();
    },
  };
}

test('a recall is known at most 15 seconds later, and caches are cleared once', async () => {
  const { recalled, onChange, clock, settle, poll } = setUp([], [7], [7], []);
  await settle();
  expect([recalled.has(7), onChange.mock.calls.length]).toEqual([false, 0]);
  await poll();
  expect([recalled.has(7), recalled.ids(), onChange.mock.calls.length]).toEqual([true, [7], 1]);
  await poll();
  expect(onChange).toHaveBeenCalledTimes(1);
  await poll();
  expect([recalled.has(7), onChange.mock.calls.length]).toEqual([false, 2]);
  expect(new Set(clock.delays)).toEqual(new Set([pollIntervalMs]));
});

test('a failing service brings no recalled game back', async () => {
  const { recalled, onChange, settle, poll } = setUp([7], 'timeout');
  await settle();
  await poll();
  expect([recalled.has(7), onChange.mock.calls.length]).toEqual([true, 0]);
});

test('an exchanged game is a change although the number is the same', async () => {
  const { onChange, settle, poll } = setUp([7], [8]);
  await settle();
  await poll();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a service without recalls is asked rarely', async () => {
  const { clock, settle } = setUp(404);
  await settle();
  expect(clock.delays).toEqual([absentIntervalMs]);
});

test('stops with the process', async () => {
  const { recalled, clock, settle } = setUp([]);
  await settle();
  recalled.stop();
  expect(clock.pending()).toEqual([]);
});
