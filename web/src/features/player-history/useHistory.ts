import { useEffect, useRef, useState } from 'react';
import { linesOf } from './historyLines.ts';
import type { HistoryResponse, HistoryKind, HistoryLine } from './historyLines.ts';
import type { HistoryPeriod } from './historyPeriod.ts';
import { loadHistory } from './playerHistory.browser.ts';

export interface History {
  /** Latest response, for its totals; null before the first. */
  newest: HistoryResponse | null;
  lines: readonly HistoryLine[];
  isBusy: boolean;
  hasFailed: boolean;
  /** Loads more; null if everything is loaded. */
  more: (() => void) | null;
  /** Loads every row of the period for a file; null if a page fails. */
  all(): Promise<readonly HistoryLine[] | null>;
}

type Read = Pick<History, 'newest' | 'lines' | 'isBusy' | 'hasFailed'>;
const nothing: Read = { newest: null, lines: [], isBusy: true, hasFailed: false };

/** Loads the history of a period page by page. */
export function useHistory(kind: HistoryKind, period: HistoryPeriod | null): History {
  const [read, setRead] = useState<Read>(nothing);
  const abort = useRef(new AbortController());
  const next = read.newest?.page.next ?? null;

  async function load(before: Read, after: string | null, time: HistoryPeriod): Promise<void> {
    const { signal } = abort.current;
    setRead({ ...before, isBusy: true, hasFailed: false });
    const response = await loadHistory(kind, time, after, signal);
    if (signal.aborted) return;
    if (response === null) setRead({ ...before, isBusy: false, hasFailed: true });
    else
      setRead({
        newest: response,
        lines: [...before.lines, ...linesOf(response, before.lines.length)],
        isBusy: false,
        hasFailed: false,
      });
  }

  useEffect(() => {
    abort.current = new AbortController();
    if (period !== null) void load(nothing, null, period);
    return () => abort.current.abort();
    // A new period is a new object, and `load` is a new function on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kind, period]);

  return {
    ...read,
    more: next === null || period === null ? null : () => void load(read, next, period),
    async all() {
      if (period === null) return null;
      let { lines } = read;
      for (let after = next; after !== null;) {
        const response = await loadHistory(kind, period, after, abort.current.signal);
        if (response === null) return null;
        lines = [...lines, ...linesOf(response, lines.length)];
        after = response.page.next;
      }
      return lines;
    },
  };
}
