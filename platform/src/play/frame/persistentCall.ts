import type { PlayRefusal } from '../playApi.ts';
import type { ResponseBody } from './playServer.ts';

/** Pauses between attempts in milliseconds; after the last the player is asked. About 25 s beside the calls themselves. */
export const retryPausesMs: readonly number[] = [500, 1000, 2000, 4000, 8000, 8000];

export type LastingResponse<T> =
  | { ok: true; value: T }
  | { ok: false; reason: Exclude<PlayRefusal['reason'], 'tooEarly'> | 'unreachable' };

/**
 * Asks until the server has answered. Every attempt carries the same key, so a lost answer costs nothing and a lost
 * question is asked again; a call that came too early waits as long as the server says.
 */
export async function persistentCall<T>(
  attempt: () => Promise<ResponseBody<T>>,
  { pause, onLost }: { pause: (ms: number) => Promise<void>; onLost: () => void },
): Promise<LastingResponse<T>> {
  for (let lost = 0; ;) {
    const response = await attempt();
    if (response.ok) return response;
    const { reason } = response.refusal;
    if (reason === 'tooEarly') {
      await pause('retryAfterMs' in response.refusal ? (response.refusal.retryAfterMs ?? 1000) : 1000);
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
