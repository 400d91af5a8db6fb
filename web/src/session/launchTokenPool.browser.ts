import { createApiClient } from '../api/apiClient.browser.ts';
import { createLaunchTokenPool, poolRequest } from './launchTokenPool.ts';
import type { LaunchTokenPool } from './launchTokenPool.ts';
import { postRefreshLaunchTokens } from './sessionApi.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

let pool: LaunchTokenPool | null = null;
let settled: Promise<unknown> = Promise.resolve();

/** The tab's pool, made at first use. */
export function launchTokenPool(): LaunchTokenPool {
  pool ??= createLaunchTokenPool({
    read: tokenHolder.launchTokens,
    write: tokenHolder.setLaunchTokens,
    generation: tokenHolder.generation,
    async request() {
      const token = tokenHolder.userToken();
      if (token === null) return null;
      const response = await createApiClient().call(
        postRefreshLaunchTokens,
        { body: { numLaunchTokens: poolRequest } },
        { token },
      );
      return response.ok ? response.value.launchTokens : null;
    },
  });
  return pool;
}

/** Nothing is taken before `ready`: other tabs may still say that they hold the same tokens. */
export function holdPoolUntil(ready: Promise<unknown>): void {
  settled = ready;
}

/** A launch token that nobody has used; null when there is no session, or the service gives none. */
export async function takeLaunchToken(): Promise<string | null> {
  await settled;
  return tokenHolder.userToken() === null ? null : launchTokenPool().take();
}
