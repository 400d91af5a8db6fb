import type { ResponseBody } from './cashierServer.ts';

/** Pauses between attempts in milliseconds; after the last the player is asked. */
const pausesMs: readonly number[] = [500, 1000, 2000, 4000, 8000];

/** Asks until the server has answered, or the pauses are used up. Every attempt is the same call, so a lost answer costs nothing. */
export async function callWithRetry<T>(
  attempt: () => Promise<ResponseBody<T>>,
  { pause, onLost }: { pause: (ms: number) => Promise<void>; onLost: () => void },
): Promise<ResponseBody<T>> {
  for (let lost = 0; ; lost += 1) {
    const response = await attempt();
    const ms = pausesMs[lost];
    if (response.ok || response.reason !== 'unreachable' || ms === undefined) return response;
    onLost();
    await pause(ms);
  }
}
