import { accountCodes } from '@foyer/contract/accounts';
import { failed, success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { createServerQuery } from '../../services/query/createServerQuery.browser.ts';
import type { ServerQuery } from '../../services/query/createServerQuery.browser.ts';
import type * as storedToken from '../../services/session/userToken.browser.ts';
import { listStatesStore } from './gamesStore.ts';

/** A player's list of games, fetched with the user token. */
export interface ListSource {
  name: keyof ReturnType<typeof listStatesStore.getState>;
  /** Missing if the service does not offer the list (S8); it is then empty. */
  request: ((token: string, signal: AbortSignal) => Promise<Result<readonly number[], ApiFailure>>) | undefined;
  token: Pick<typeof storedToken, 'currentUserToken' | 'clearUserToken'>;
  /** Called when a request begins. */
  onRequest?: () => void;
  /** Receives each list, and an empty one when the first cannot be loaded. A later failure keeps the last list. */
  onList: (ids: readonly number[]) => void;
}

/** Minimum interval between two fetches of one list, in milliseconds (S9). */
export const fetchThrottleMs = 1000;

/** LB-07: a list of the player. A refused token is cleared, so that it is not used again. */
export function createListQuery({
  name,
  request,
  token: { currentUserToken, clearUserToken },
  onRequest,
  onList,
}: ListSource): ServerQuery<readonly number[]> {
  return createServerQuery<readonly number[]>({
    name,
    throttleMs: fetchThrottleMs,
    async load(signal) {
      onRequest?.();
      if (request === undefined) return success([]);
      const token = currentUserToken();
      if (token === null) return failed({ kind: 'aborted' });
      const response = await request(token, signal);
      // The token may have been renewed in the meantime: clear only the refused one.
      if (!response.ok && isTokenRefused(response.failure) && currentUserToken() === token) clearUserToken();
      return response;
    },
    onValue: onList,
    onState(state) {
      if (state.name === 'loadingAgain') return;
      const hasFailed = 'failure' in state && state.failure !== null;
      if (hasFailed && state.name === 'notLoaded') onList([]);
      const isKnown = state.name !== 'notLoaded';
      listStatesStore.setState({ [name]: hasFailed ? 'failed' : isKnown ? 'loaded' : 'notLoaded' });
    },
  });
}

/** 401, or 500 with code 15006 (S8). Other failures were reported by the caller. */
export function isTokenRefused(failure: ApiFailure): boolean {
  if (failure.kind === 'refused') return failure.status === 401;
  return failure.kind === 'broken' && failure.status === 500 && failure.code === accountCodes.tokenNotUsable;
}
