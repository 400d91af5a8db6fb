import { useEffect, useMemo, useState } from 'react';
import { notLoaded } from '../../services/query/queryState.ts';
import type { QueryState } from '../../services/query/queryState.ts';
import { linesOf } from './historyLines.ts';
import type { HistoryResponse, HistoryKind, HistoryLine } from './historyLines.ts';
import type { HistoryPeriod } from './historyPeriod.ts';
import { createHistory, nextOf } from './playerHistory.browser.ts';

export interface History {
  /** Latest response, for its totals; null before the first. */
  newest: HistoryResponse | null;
  lines: readonly HistoryLine[];
  isBusy: boolean;
  hasFailed: boolean;
  /** Loads more, or the first page again; null if everything is loaded. */
  more: (() => void) | null;
  /** Loads every row of the period for a file; null if a page fails. */
  all(): Promise<readonly HistoryLine[] | null>;
}

function linesOfPages(pages: readonly HistoryResponse[]): readonly HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (const page of pages) lines.push(...linesOf(page, lines.length));
  return lines;
}

/** The history of a period, page by page. */
export function useHistory(kind: HistoryKind, period: HistoryPeriod | null): History {
  const [state, setState] = useState<QueryState<readonly HistoryResponse[]>>(notLoaded);
  const history = useMemo(() => period && createHistory(kind, period, setState), [kind, period]);
  useEffect(() => history?.follow(), [history]);
  const pages = 'value' in state ? state.value : null;
  const lines = useMemo(() => linesOfPages(pages ?? []), [pages]);
  const hasFailed = 'failure' in state && state.failure !== null;
  const hasMore = pages === null || nextOf(pages) !== null;
  return {
    newest: pages?.at(-1) ?? null,
    lines,
    isBusy: !hasFailed && (pages === null || state.name === 'loadingAgain'),
    hasFailed,
    more: hasMore && history !== null ? history.more : null,
    async all() {
      const every = await history?.all();
      return every ? linesOfPages(every) : null;
    },
  };
}
