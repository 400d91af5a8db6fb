import type { LaterCode } from '../../base/bundleNames.ts';
import { tileTableStore } from '../../domain/game/tileStores.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type { Visit } from '../../services/market/visit.ts';

const later = { bundle: 'lobby-later', load: () => import('./LiveTable.tsx') } satisfies LaterCode;

/** Adds the state of their tables to the tiles of live games. Tiles that are not on screen request nothing. */
export const liveTablesStart = {
  name: 'live tables',
  needs: 'liveTables' as const,
  when: 'idle' as const,
  start({ visit }: { visit: Visit }) {
    let isOver = false;
    Promise.all([later.load(), loadLazyMessages(visit.culture, 'liveTables')]).then(
      ([{ LiveTable }]) => {
        if (!isOver) tileTableStore.setState({ Table: LiveTable });
      },
      () => {
        // Without the code, live games have ordinary tiles.
      },
    );
    return () => {
      isOver = true;
      tileTableStore.setState({ Table: null });
    };
  },
};
