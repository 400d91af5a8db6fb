import type { SessionSummary } from '@foyer/contract/accounts';
import { playerStore } from '../player/playerStore.ts';
import type { ServerQuery } from '../query/createServerQuery.browser.ts';

let query: Pick<ServerQuery<SessionSummary>, 'refresh' | 'state'> | null = null;

/** Connects the functions below with the query, whose code only players load. */
export function connectSessionSummary(next: typeof query): void {
  query = next;
}

/** Refreshes the figures now, for example after a round. Resolves when they are loaded or the call failed. */
export function refreshSessionSummary(): Promise<void> {
  return query?.refresh() ?? Promise.resolve();
}

/** Shows figures that a payment or a round has reported. A load under way began before, so another one replaces it. */
export function setSessionSummary(summary: SessionSummary): void {
  playerStore.setState({ summary });
  if (query?.state().name === 'loadingAgain') void query.refresh('instead');
}
