import type { PlayRefusal } from '../playApi.ts';
import type { Answer } from './playServer.ts';

/** Pauses between attempts in milliseconds; after the last the player is asked. About 25 s beside the calls themselves. */
export const retryPausesMs: readonly number[] = [500, 1000, 2000, 4000, 8000, 8000];

export type LastingAnswer<T> =
  | { ok: true; value: T }
  | { ok: false; reason: Exclude<PlayRefusal['reason'], 'tooEarly'> | 'unreachable' };

/**
 * Asks until the server has answered. Every attempt carries the same key, so a lost answer costs nothing and a lost
 * question is asked again; a call that came too early waits as long as the server says.
 */
export async function persistentCall<T>(
  attempt: () => Promise<Answer<T>>,
  { pause, onLost }: { pause: (ms: number) => Promise<void>; onLost: () => void },
): Promise<LastingAnswer<T>> {
  for (let lost = 0; ;) {
    const answer = await attempt();
    if (answer.ok) return answer;
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
