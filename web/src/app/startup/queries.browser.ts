import { followGaps } from '../../services/query/gaps.browser.ts';
import { followQueryScope } from '../../services/query/queryScope.ts';
import type { StartItem } from './startItems.browser.ts';

/** Starts before everything that loads a player's data. */
export const queries: StartItem = {
  name: 'queries',
  when: 'atOnce',
  start({ page }) {
    const stops = [followQueryScope(page), followGaps()];
    return () => stops.forEach((stop) => stop());
  },
};
