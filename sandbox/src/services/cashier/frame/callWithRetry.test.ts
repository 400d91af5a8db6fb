import { expect, test, vi } from 'vitest';
import { callWithRetry, longAfterMs } from './callWithRetry.ts';
import type { CashierResult } from './cashierServer.ts';

/** Calls a server that returns these responses in turn, and records the waits between the calls. */
async function call(...responses: CashierResult<number>[]) {
  const waits: number[] = [];
  let [callCount, lost] = [0, 0];
  const response = await callWithRetry(
    () =>
      Promise.resolve(
        responses[Math.min(callCount++, responses.length - 1)] ?? (responses[0] as CashierResult<number>),
      ),
    {
      pause: (ms) => Promise.resolve(void waits.push(ms)),
      onLost: () => (lost += 1),
    },
  );
  return { response, callCount, waits, lost };
}
const gone: CashierResult<number> = { ok: false, reason: 'unreachable' };

test('BK-05 a lost call is retried with growing pauses until there is a response', async () => {
  expect(await call({ ok: true, value: 1 })).toEqual({
    response: { ok: true, value: 1 },
    callCount: 1,
    waits: [],
    lost: 0,
  });
  expect(await call(gone, gone, { ok: true, value: 1 })).toEqual({
    response: { ok: true, value: 1 },
    callCount: 3,
    waits: [500, 1000],
    lost: 2,
  });
});

test('a refusal is not retried, and retries end after the last pause', async () => {
  expect(await call({ ok: false, reason: 'limitReached' })).toMatchObject({ callCount: 1, waits: [] });
  expect(await call(gone)).toEqual({ response: gone, callCount: 6, waits: [500, 1000, 2000, 4000, 8000], lost: 5 });
});

test('BK-05 a call that is not over after 8 seconds says so once, and a quick or lost one does not', async () => {
  vi.useFakeTimers();
  const onLong = vi.fn<() => void>();
  const quiet = { pause: () => Promise.resolve(), onLost: () => undefined, onLong };
  await callWithRetry<number>(() => Promise.resolve({ ok: true, value: 1 }), quiet);
  let respond: (response: CashierResult<number>) => void = () => undefined;
  const attempt = () => new Promise<CashierResult<number>>((resolve) => (respond = resolve));
  const lost = callWithRetry(attempt, quiet);
  respond(gone);
  await vi.advanceTimersByTimeAsync(longAfterMs);
  expect(onLong).not.toHaveBeenCalled();
  respond({ ok: true, value: 1 });
  await lost;
  const slow = callWithRetry(attempt, quiet);
  await vi.advanceTimersByTimeAsync(longAfterMs);
  expect(onLong).toHaveBeenCalledOnce();
  respond({ ok: true, value: 1 });
  expect(await slow).toEqual({ ok: true, value: 1 });
  vi.useRealTimers();
});
