import type { Protection } from '@foyer/contract/limits';
import { backoffDelay } from '../../base/backoff.ts';
import type { Backoff } from '../../base/backoff.ts';
import { failed } from '../../base/result.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { createServerQuery } from '../../services/query/createServerQuery.browser.ts';
import type { ServerQuery } from '../../services/query/createServerQuery.browser.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { setProtectionCache } from './protection.browser.ts';
import { getProtection } from './protectionApi.ts';
import { protectionStore } from './protectionStore.ts';

/** Attempts after a failure, beside the retries of each call. */
const retries: Backoff = { firstMs: 2000, maxMs: 60_000, jitterMs: 1000 };

/**
 * The player's protection settings. They are loaded until it succeeds: without them the reality check would come at the
 * usual interval instead of the player's.
 */
export function createProtectionQuery(
  api: Pick<ApiClient, 'call'>,
  userToken = currentUserToken,
): ServerQuery<Protection> {
  return createServerQuery<Protection>({
    name: 'protection',
    gapAgeMs: 0,
    delayAfterFailure: (failures) => backoffDelay(retries, failures, Math.random()),
    async load(signal) {
      const token = userToken();
      return token === null ? failed({ kind: 'aborted' }) : api.call(getProtection, {}, { token, signal });
    },
    onState(state) {
      const isLoading = state.name === 'loadingAgain' || (state.name === 'notLoaded' && state.isLoading);
      protectionStore.setState({
        protection: state.name === 'notLoaded' ? null : state.value,
        loadedAt: state.name === 'notLoaded' ? null : state.loadedAt,
        // A failure shows until another load succeeds.
        ...(!isLoading && { hasFailed: 'failure' in state && state.failure !== null }),
      });
    },
  });
}

let one: ServerQuery<Protection> | null = null;

function protectionQuery(): ServerQuery<Protection> {
  if (one !== null) return one;
  one = createProtectionQuery(createApiClient());
  setProtectionCache(one.set);
  return one;
}

/** Keeps the settings of whoever is logged in. Returns the stop function. */
export const followProtection = (): (() => void) => protectionQuery().follow();

/** Loads the settings again; a load under way may be older than what made this necessary. */
export const loadProtection = (): Promise<void> => protectionQuery().refresh('instead');
