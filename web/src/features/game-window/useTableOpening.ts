import { useEffect, useState } from 'react';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { getLiveTables } from '../../domain/game/liveTablesApi.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';

/**
 * Requests the next opening of a live table, because the table may have closed after the page was made. Returns null
 * for an open table, and undefined while the state is unknown and for other games. Times of the services' clock.
 */
export function useTableOpening({ id, kind }: GameTile): number | null | undefined {
  const visit = useVisit();
  const { culture } = visit;
  const isListed = kind === 'live' && !isOff(visit, 'liveTables');
  const [opensAt, setOpensAt] = useState<number | null>();
  useEffect(() => {
    if (!isListed) return;
    const abort = new AbortController();
    Promise.all([
      createApiClient().call(getLiveTables, { query: { ids: String(id) } }, { signal: abort.signal }),
      loadLazyMessages(culture, 'liveTables'),
    ]).then(
      ([response]) => {
        const table = response.ok ? response.value.tables[0] : undefined;
        if (table !== undefined && !abort.signal.aborted) setOpensAt(table.state === 'closed' ? table.opensAt : null);
      },
      () => {
        // Without the messages, the page shows its own time.
      },
    );
    return () => abort.abort();
  }, [id, isListed, culture]);
  return opensAt;
}
