import { expect, test } from 'vitest';
import { callWithRetry } from './callWithRetry.ts';
import type { Answer } from './cashierServer.ts';

/** Asks a server that answers these in turn, and tells what was waited for. */
async function ask(...answers: Answer<number>[]) {
  const waits: number[] = [];
  let [asked, lost] = [0, 0];
  const answer = await callWithRetry(
    () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? (answers[0] as Answer<number>)),
    {
      pause: (ms) => Promise.resolve(void waits.push(ms)),
      onLost: () => (lost += 1),
    },
  );
  return { answer, asked, waits, lost };
}
const gone: Answer<number> = { ok: false, reason: 'unreachable' };

test('BK-05 what is lost is asked for again, longer apart each time, until there is an answer', async () => {
  expect(await ask({ ok: true, value: 1 })).toEqual({ answer: { ok: true, value: 1 }, asked: 1, waits: [], lost: 0 });
  expect(await ask(gone, gone, { ok: true, value: 1 })).toEqual({
    answer: { ok: true, value: 1 },
    asked: 3,
    waits: [500, 1000],
    lost: 2,
  });
});

test('a refusal is an answer, and after the last pause the player is asked', async () => {
  expect(await ask({ ok: false, reason: 'limitReached' })).toMatchObject({ asked: 1, waits: [] });
  expect(await ask(gone)).toEqual({ answer: gone, asked: 6, waits: [500, 1000, 2000, 4000, 8000], lost: 5 });
});
