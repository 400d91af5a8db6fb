import { expect, test, vi } from 'vitest';
import { failed, success } from '../base/result.ts';
import { absentIntervalMs, pollIntervalMs, watchRecalledGames } from './recalledGames.server.ts';

type Response = number[] | 404 | 'timeout';

function setUp(...responses: Response[]) {
  const waits: number[] = [];
  let next = (): void => undefined;
  const onChange = vi.fn<() => void>();
  const call = vi.fn<() => Promise<unknown>>(async () => {
    const response = responses.shift() ?? 'timeout';
    if (response === 'timeout') return failed({ kind: 'timeout' });
    if (response === 404) return failed({ kind: 'refused', status: 404, code: null, message: '', retryAfter: null });
    return success({ games: response.map((gameGroupId) => ({ gameGroupId, recalledAt: 1 })) });
  });
  const cancel = vi.fn<() => void>();
  const recalled = watchRecalledGames({
    upstream: { call } as never,
    onChange,
    after(run, ms) {
      waits.push(ms);
      next = run;
      return cancel;
    },
  });
  const settle = () => vi.waitFor(() => expect(waits).toHaveLength(call.mock.calls.length));
  return {
    recalled,
    onChange,
    waits,
    call,
    cancel,
    settle,
    async poll() {
      next();
      await settle();
    },
  };
}

test('a recall is known at most 15 seconds later, and caches are cleared once', async () => {
  const { recalled, onChange, waits, settle, poll } = setUp([], [7], [7], []);
  await settle();
  expect([recalled.has(7), onChange.mock.calls.length]).toEqual([false, 0]);
  await poll();
  expect([recalled.has(7), recalled.ids(), onChange.mock.calls.length]).toEqual([true, [7], 1]);
  await poll();
  expect(onChange).toHaveBeenCalledTimes(1);
  await poll();
  expect([recalled.has(7), onChange.mock.calls.length]).toEqual([false, 2]);
  expect(new Set(waits)).toEqual(new Set([pollIntervalMs]));
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
  const { waits, settle } = setUp(404);
  await settle();
  expect(waits).toEqual([absentIntervalMs]);
});

test('stops with the process', async () => {
  const { recalled, cancel, settle } = setUp([]);
  await settle();
  recalled.stop();
  expect(cancel).toHaveBeenCalledTimes(1);
});
