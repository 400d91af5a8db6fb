import type { RoundAnswer, SlotRefusal } from '../slotApi.ts';
import type { Answer } from './slotServer.ts';

/** Pauses between attempts in milliseconds; after the last the player is asked. About 25 s beside the calls themselves. */
export const retryPausesMs: readonly number[] = [500, 1000, 2000, 4000, 8000, 8000];

export type PersistentAnswer =
  | { ok: true; round: RoundAnswer }
  | { ok: false; reason: Exclude<SlotRefusal['reason'], 'tooEarly'> | 'unreachable' };

/**
 * Asks for a round until the server has answered. Every attempt carries the same key, so a lost answer costs nothing
 * and a lost question is asked again; a call that came too early waits as long as the server says.
 */
export async function persistentRound(
  attempt: () => Promise<Answer<RoundAnswer>>,
  { pause, onLost }: { pause: (ms: number) => Promise<void>; onLost: () => void },
): Promise<PersistentAnswer> {
  for (let lost = 0; ; ) {
    const answer = await attempt();
    if (answer.ok) return { ok: true, round: answer.value };
    const { reason } = answer.refusal;
    if (reason === 'tooEarly') {
      await pause('retryAfterMs' in answer.refusal ? (answer.refusal.retryAfterMs ?? 1000) : 1000);
    } else if (reason === 'unreachable') {
      onLost();
      const ms = retryPausesMs[lost++];
      if (ms === undefined) return { ok: false, reason };
      await pause(ms);
    } else {
      return { ok: false, reason };
    }
  }
}
