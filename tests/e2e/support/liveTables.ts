import { addressOf } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import { liveTable } from '@foyer/contract/liveTables';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';

/** Tiles that show their table. */
export const tables = (page: Page): Locator => page.locator('main li[data-table]');

/** Ids of the tiles of a list in their order. */
export const idsOf = (tiles: Locator): Promise<number[]> =>
  tiles.evaluateAll((items) => items.map((item) => Number(item.getAttribute('data-id'))));

/** Requests an address as the page would, because only the browser knows the hosts of brands. */
const textAt = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (address) => (await fetch(address)).text(), path);

/** Ids of the tiles in the markup of a page as the server sends it. */
export async function servedIds(page: Page, path: string): Promise<number[]> {
  return [...(await textAt(page, path)).matchAll(/<li [^>]*data-id="(\d+)"/g)].map(([, id]) => Number(id));
}

/** Ids of all live games. */
export async function liveGames(sandboxPort: number): Promise<number[]> {
  const path = `/games${addressOf(gamesList, { query: { productId: '8145' } })}`;
  const { data } = v.parse(gamesList.response, await (await fetch(`http://127.0.0.1:${sandboxPort}${path}`)).json());
  return data.filter(({ Properties }) => Properties.kind === 'live').map(({ GameGroupId }) => GameGroupId);
}

/** Next openings of tables in the order of the ids; 0 for an open table. */
export async function openings(page: Page, ids: readonly number[]): Promise<number[]> {
  const { tables: found } = v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ tables: v.array(liveTable) })),
    await textAt(page, `/api/live-tables?ids=${ids.join(',')}`),
  );
  return found.map((table) => (table.state === 'closed' ? table.opensAt : 0));
}

/** The order in which open tables come first, then those that open soonest. */
export const ascending = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other);
