import { expect, test } from 'vitest';
import { callWithRetry } from './callWithRetry.ts';
import type { ResponseBody } from './cashierServer.ts';

/** Asks a server that answers these in turn, and tells what was waited for. */
async function ask(...responses: ResponseBody<number>[]) {
  const waits: number[] = [];
  let [asked, lost] = [0, 0];
  const response = await callWithRetry(
    () => Promise.resolve(responses[Math.min(asked++, responses.length - 1)] ?? (responses[0] as ResponseBody<number>)),
    {
      pause: (ms) => Promise.resolve(void waits.push(ms)),
      onLost: () => (lost += 1),
    },
  );
  return { response, asked, waits, lost };
}
const gone: ResponseBody<number> = { ok: false, reason: 'unreachable' };

test('BK-05 what is lost is asked for again, longer apart each time, until there is an answer', async () => {
  expect(await ask({ ok: true, value: 1 })).toEqual({ response: { ok: true, value: 1 }, asked: 1, waits: [], lost: 0 });
  expect(await ask(gone, gone, { ok: true, value: 1 })).toEqual({
    response: { ok: true, value: 1 },
    asked: 3,
    waits: [500, 1000],
    lost: 2,
  });
});

test('a refusal is an answer, and after the last pause the player is asked', async () => {
  expect(await ask({ ok: false, reason: 'limitReached' })).toMatchObject({ asked: 1, waits: [] });
  expect(await ask(gone)).toEqual({ response: gone, asked: 6, waits: [500, 1000, 2000, 4000, 8000], lost: 5 });
});
