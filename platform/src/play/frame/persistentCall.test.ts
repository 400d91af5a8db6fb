import { describe, expect, test } from 'vitest';
import { persistentCall, retryPausesMs } from './persistentCall.ts';
import type { ResponseBody } from './playServer.ts';

const lost: ResponseBody<string> = { ok: false, refusal: { reason: 'unreachable' } };
const answered: ResponseBody<string> = { ok: true, value: 'round' };

async function run(responses: readonly ResponseBody<string>[]) {
  const pauses: number[] = [];
  let asked = 0;
  let told = 0;
  const result = await persistentCall(
    () => Promise.resolve(responses[Math.min(asked++, responses.length - 1)] ?? lost),
    {
      pause: (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
      onLost: () => told++,
    },
  );
  return { result, pauses, asked, told };
}

describe('asking for a round', () => {
  test('goes on through lost answers with growing pauses, and says so', async () => {
    const { result, pauses, told } = await run([lost, lost, lost, answered]);
    expect(result).toEqual(answered);
    expect(pauses).toEqual(retryPausesMs.slice(0, 3));
    expect(told).toBe(3);
  });

  test('leaves it to the player after the last pause', async () => {
    const { result, asked } = await run([lost]);
    expect(result).toEqual({ ok: false, reason: 'unreachable' });
    expect(asked).toBe(retryPausesMs.length + 1);
  });

  test('waits as long as the server says when it is too early, without calling it a lost connection', async () => {
    const { result, pauses, told } = await run([
      { ok: false, refusal: { reason: 'tooEarly', retryAfterMs: 730 } },
      answered,
    ]);
    expect(result.ok).toBe(true);
    expect(pauses).toEqual([730]);
    expect(told).toBe(0);
  });

  test('does not ask again after a refusal', async () => {
    const { result, asked } = await run([{ ok: false, refusal: { reason: 'insufficientFunds' } }, answered]);
    expect(result).toEqual({ ok: false, reason: 'insufficientFunds' });
    expect(asked).toBe(1);
  });
});
