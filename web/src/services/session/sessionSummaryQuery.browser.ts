import type { SessionSummary } from '@foyer/contract/accounts';
import { failed } from '../../base/result.ts';
import { createApiClient } from '../api/apiClient.browser.ts';
import type { ApiClient } from '../api/apiClient.browser.ts';
import { playerStore, summaryAgeStore } from '../player/playerStore.ts';
import { createServerQuery } from '../query/createServerQuery.browser.ts';
import type { ServerQuery } from '../query/createServerQuery.browser.ts';
import { idleQuery } from './playerActivity.browser.ts';
import { getSessionSummary } from './sessionApi.ts';
import { connectSessionSummary } from './sessionSummary.browser.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

/** S9: polling interval of the session summary, in milliseconds. */
export const pollIntervalMs = 60_000;

/**
 * AU-13: balances, settled payments, open rounds and times of the player, each minute and after each gap. A failure keeps
 * the last figures.
 * @param ready renews an expired token
 */
export function createSummaryQuery(
  api: Pick<ApiClient, 'call'>,
  ready: () => Promise<void>,
  userToken = tokenHolder.userToken,
): ServerQuery<SessionSummary> {
  return createServerQuery<SessionSummary>({
    name: 'sessionSummary',
    pollMs: pollIntervalMs,
    gapAgeMs: 0,
    async load(signal) {
      await ready();
      const token = userToken();
      if (token === null) return failed({ kind: 'aborted' });
      return api.call(getSessionSummary, { query: idleQuery() }, { token, signal });
    },
    onValue: (summary) =>
      playerStore.setState(({ restriction }) => ({ summary, restriction: summary.restriction ?? restriction })),
    onState(state) {
      if (state.name === 'loadingAgain') return;
      const hasFailed = 'failure' in state && state.failure !== null;
      summaryAgeStore.setState({ hasFailed, loadedAt: state.name === 'notLoaded' ? null : state.loadedAt });
    },
  });
}

/** Starts the poll of the session summary; returns the stop function. Each call waits for `ready`. */
export function startSessionSummary(ready: () => Promise<void>): () => void {
  const query = createSummaryQuery(createApiClient(), ready);
  connectSessionSummary(query);
  return query.follow();
}
