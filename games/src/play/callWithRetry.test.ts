import { describe, expect, test } from 'vitest';
import { callWithRetry, retryPausesMs } from './callWithRetry.ts';
import type { PlayResult } from './playSession.ts';

const lost: PlayResult<string> = { ok: false, refusal: { reason: 'unreachable' } };
const roundResponse: PlayResult<string> = { ok: true, value: 'round' };

async function run(responses: readonly PlayResult<string>[]) {
  const pauses: number[] = [];
  let callCount = 0;
  let lostCount = 0;
  const result = await callWithRetry(
    () => Promise.resolve(responses[Math.min(callCount++, responses.length - 1)] ?? lost),
    {
      pause: (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
      onLost: () => lostCount++,
    },
  );
  return { result, pauses, callCount, lostCount };
}

describe('callWithRetry', () => {
  test('retries lost responses with growing pauses and reports each', async () => {
    const { result, pauses, lostCount } = await run([lost, lost, lost, roundResponse]);
    expect(result).toEqual(roundResponse);
    expect(pauses).toEqual(retryPausesMs.slice(0, 3));
    expect(lostCount).toBe(3);
  });

  test('returns the failure after the last pause', async () => {
    const { result, callCount } = await run([lost]);
    expect(result).toEqual({ ok: false, reason: 'unreachable' });
    expect(callCount).toBe(retryPausesMs.length + 1);
  });

  test('waits for the server’s retry time after tooEarly without reporting a lost response', async () => {
    const { result, pauses, lostCount } = await run([
      { ok: false, refusal: { reason: 'tooEarly', retryAfterMs: 730 } },
      roundResponse,
    ]);
    expect(result.ok).toBe(true);
    expect(pauses).toEqual([730]);
    expect(lostCount).toBe(0);
  });

  test('does not retry a refusal', async () => {
    const { result, callCount } = await run([{ ok: false, refusal: { reason: 'insufficientFunds' } }, roundResponse]);
    expect(result).toEqual({ ok: false, reason: 'insufficientFunds' });
    expect(callCount).toBe(1);
  });
});
