import { followGaps } from '../../services/query/gaps.browser.ts';
import { loadQueryLibrary } from '../../services/query/loadQueryLibrary.browser.ts';
import { followQueryScope } from '../../services/query/queryScope.ts';
import { isPlayerExpected } from '../../services/session/isPlayerExpected.browser.ts';
import type { StartItem } from './startItems.browser.ts';

/** Starts before everything that loads a player's data. */
export const queries: StartItem = {
  name: 'queries',
  when: 'atOnce',
  start({ page }) {
    // Requested ahead of the first query; a failure is that query's.
    if (isPlayerExpected()) loadQueryLibrary().catch(() => undefined);
    const stops = [followQueryScope(page), followGaps()];
    return () => stops.forEach((stop) => stop());
  },
};
