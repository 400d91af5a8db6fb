import type { GameRound } from '@foyer/contract/history';
import { failed, success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { createServerQuery } from '../../services/query/createServerQuery.browser.ts';
import type { ServerQuery } from '../../services/query/createServerQuery.browser.ts';
import { scopeGuard } from '../../services/query/queryScope.ts';
import type { QueryState } from '../../services/query/queryState.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { getGameHistory, getGameRound, getMoneyHistory } from './historyApi.ts';
import type { HistoryResponse, HistoryKind } from './historyLines.ts';
import type { HistoryPeriod } from './historyPeriod.ts';

/** Pages of a period, newest first. */
type Pages = readonly HistoryResponse[];

interface PlayerHistory extends Pick<ServerQuery<Pages>, 'follow'> {
  /** Loads the next page, or the first again after a failure. */
  more(): void;
  /** Resolves with every page of the period; null if one fails. */
  all(): Promise<Pages | null>;
}

/** Where the page after these begins; null for the first page and after the last one. */
export const nextOf = (pages: Pages): string | null => pages.at(-1)?.page.next ?? null;

/** The history of a period, page by page. */
export function createHistory(
  kind: HistoryKind,
  { sinceMs, untilMs }: HistoryPeriod,
  onState: (state: QueryState<Pages>) => void,
): PlayerHistory {
  async function request(after: string | null, signal?: AbortSignal): Promise<Result<HistoryResponse, ApiFailure>> {
    const token = currentUserToken();
    if (token === null) return failed({ kind: 'aborted' });
    const times = { sinceMs: String(sinceMs), untilMs: String(untilMs) };
    const input = { query: { ...times, ...(after === null ? {} : { after }) } };
    const options = { token, ...(signal && { signal }) };
    if (kind === 'games') {
      const response = await createApiClient().call(getGameHistory, input, options);
      return response.ok ? success({ kind, page: response.value }) : response;
    }
    const response = await createApiClient().call(getMoneyHistory, input, options);
    return response.ok ? success({ kind, page: response.value }) : response;
  }
  function pagesNow(): Pages {
    const state = query.state();
    return state.name === 'notLoaded' ? [] : state.value;
  }
  const query = createServerQuery<Pages>({
    name: 'history',
    key: () => [kind, sinceMs, untilMs],
    async load(signal) {
      const pages = pagesNow();
      const response = await request(nextOf(pages), signal);
      return response.ok ? success([...pages, response.value]) : response;
    },
    onState,
    // The period is loaded anew each time that it is opened.
    rules: { gcTime: 0 },
  });
  return {
    follow: query.follow,
    more: () => void query.refresh(),
    async all() {
      const isSamePlayer = scopeGuard();
      const pages = [...pagesNow()];
      for (let after = nextOf(pages); after !== null; after = nextOf(pages)) {
        const response = await request(after);
        if (!response.ok || !isSamePlayer()) return null;
        pages.push(response.value);
      }
      return pages;
    },
  };
}

/** How a round was decided. */
export const createRoundQuery = (
  roundId: string,
  onState: (state: QueryState<GameRound>) => void,
): ServerQuery<GameRound> =>
  createServerQuery<GameRound>({
    name: 'round',
    key: () => [roundId],
    async load(signal) {
      const token = currentUserToken();
      if (token === null) return failed({ kind: 'aborted' });
      return createApiClient().call(getGameRound, { params: { roundId } }, { token, signal });
    },
    onState,
  });

/** Downloads a table. The mark at its beginning tells spreadsheets the encoding. */
export const saveTable = (name: string, text: string): void => saveFile(name, ['\uFEFF', text], 'text/csv');

/** Downloads a record as JSON, which `npm run replay` reads. */
export const saveRecord = (name: string, record: unknown): void =>
  saveFile(name, [JSON.stringify(record, null, 2)], 'application/json');

function saveFile(name: string, parts: string[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
