import { describe, expect, test } from 'vitest';
import type { RoundAnswer } from '../slotApi.ts';
import { persistentRound, retryPausesMs } from './persistentRound.ts';
import type { Answer } from './slotServer.ts';

const round: RoundAnswer = { roundId: 'r', stake: 20, spins: [], totalWin: 0, balance: 80, playedAt: 0 };
const lost: Answer<RoundAnswer> = { ok: false, refusal: { reason: 'unreachable' } };
const settled: Answer<RoundAnswer> = { ok: true, value: round };

async function run(answers: readonly Answer<RoundAnswer>[]) {
  const pauses: number[] = [];
  let asked = 0;
  let told = 0;
  const result = await persistentRound(() => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? lost), {
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    onLost: () => told++,
  });
  return { result, pauses, asked, told };
}

describe('asking for a round', () => {
  test('goes on through lost answers with growing pauses, and says so', async () => {
    const { result, pauses, told } = await run([lost, lost, lost, settled]);
    expect(result).toEqual({ ok: true, round });
    expect(pauses).toEqual(retryPausesMs.slice(0, 3));
    expect(told).toBe(3);
  });

  test('leaves it to the player after the last pause', async () => {
    const { result, asked } = await run([lost]);
    expect(result).toEqual({ ok: false, reason: 'unreachable' });
    expect(asked).toBe(retryPausesMs.length + 1);
  });

  test('waits as long as the server says when it is too early, without calling it a lost connection', async () => {
    const { result, pauses, told } = await run([{ ok: false, refusal: { reason: 'tooEarly', retryAfterMs: 730 } }, settled]);
    expect(result.ok).toBe(true);
    expect(pauses).toEqual([730]);
    expect(told).toBe(0);
  });

  test('does not ask again after a refusal', async () => {
    const { result, asked } = await run([{ ok: false, refusal: { reason: 'insufficientFunds' } }, settled]);
    expect(result).toEqual({ ok: false, reason: 'insufficientFunds' });
    expect(asked).toBe(1);
  });
});
