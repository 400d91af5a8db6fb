import type { CallResult } from '@foyer/contract/endpoint';
import type { PlayRefusal } from './playApi.ts';
import type { PlayResult } from './playSession.ts';

/**
 * Pauses between attempts in milliseconds, about 25 s in addition to the calls. After the last attempt the player
 * decides whether to retry.
 */
export const retryPausesMs: readonly number[] = [500, 1000, 2000, 4000, 8000, 8000];

export type RetryableResponse<T> = CallResult<
  T,
  { reason: Exclude<PlayRefusal['reason'], 'tooEarly'> | 'unreachable'; openGame?: PlayRefusal['openGame'] }
>;

/**
 * Calls until the server responds. Every attempt has the same idempotency key, so lost requests and responses are
 * harmless. A call that came too early waits as long as the server requires.
 */
export async function callWithRetry<T>(
  attempt: () => Promise<PlayResult<T>>,
  { pause, onLost }: { pause: (ms: number) => Promise<void>; onLost: () => void },
): Promise<RetryableResponse<T>> {
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
      return { ok: false, reason, openGame: response.refusal.openGame };
    }
  }
}
