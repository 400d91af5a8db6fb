import { liveTables } from '@foyer/contract/liveTables';
import * as v from 'valibot';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import type { GamesIndex } from './gamesIndex.server.ts';
import { hoursAt, nextChange, openFirst } from './openFirst.ts';
import type { TableHours } from './openFirst.ts';

/** Order of live games at the time of its creation. */
export interface LiveOrder {
  /** Returns the games in order: open tables first, then those that open soonest. */
  sorted(ids: readonly number[]): number[];
  /** Returns the time of the next opening or closing of these games in Unix milliseconds of this server. */
  changesAt(ids: readonly number[]): number | null;
  /** False if the hours could not be loaded; the order then follows the list of games. */
  isComplete: boolean;
}

/** The part of a live table that its order needs; a table with other incomplete facts still has hours. */
const tableHours = v.variant('state', [
  v.object({ gameGroupId: v.number(), state: v.literal('open'), closesAt: v.nullable(v.number()) }),
  v.object({ gameGroupId: v.number(), state: v.literal('closed'), opensAt: v.number() }),
]);

interface HoursOfTables {
  byId: ReadonlyMap<number, TableHours>;
  /** How far the service's clock is ahead. A cached response is at most five minutes older than this comparison. */
  aheadMs: number;
}

const noHours: HoursOfTables = { byId: new Map(), aheadMs: 0 };

type MarketVisit = Pick<Visit, 'productId' | 'currencyIsoCode' | 'culture'>;

/** Read once per response of the service. */
const readResponses = new WeakMap<object, HoursOfTables>();

function hoursOf(response: { serverTime: number; tables: readonly unknown[] }): HoursOfTables {
  const known = readResponses.get(response);
  if (known !== undefined) return known;
  const byId = new Map<number, TableHours>();
  for (const entry of response.tables) {
    const table = v.safeParse(tableHours, entry);
    if (table.success) byId.set(table.output.gameGroupId, table.output);
  }
  const read = { byId, aheadMs: response.serverTime - Date.now() };
  readResponses.set(response, read);
  return read;
}

/** Loads the hours of all tables. Null if that fails; a service that knows no live tables (404) has none. */
async function loadHours(
  { productId, currencyIsoCode, culture }: MarketVisit,
  cachedUpstream: CachedCalls,
): Promise<HoursOfTables | null> {
  const response = await cachedUpstream.call(liveTables, {
    query: { productId: String(productId), currencyIsoCode, culture },
  });
  if (response.ok) return hoursOf(response.value);
  return response.failure.kind === 'refused' && response.failure.status === 404 ? noHours : null;
}

/**
 * Returns the order of live games now. Games without a table follow the list of games, which names the end of their
 * maintenance.
 */
export async function liveOrderOf(
  index: GamesIndex,
  visit: MarketVisit,
  cachedUpstream: CachedCalls,
): Promise<LiveOrder> {
  const loaded = await loadHours(visit, cachedUpstream);
  const { byId, aheadMs } = loaded ?? noHours;
  const now = Date.now() + aheadMs;
  const hoursOfGame = (id: number): TableHours | undefined => {
    const facts = index.byId(id)?.Properties;
    return (
      byId.get(id) ?? (facts?.isAvailable === false ? { state: 'closed', opensAt: facts.backAt ?? null } : undefined)
    );
  };
  return {
    sorted: (ids) => openFirst(ids, hoursOfGame, now),
    changesAt(ids) {
      const change = nextChange(
        ids.flatMap((id) => hoursOfGame(id) ?? []),
        now,
      );
      return change === null ? null : change - aheadMs;
    },
    isComplete: loaded !== null,
  };
}

/** State of one table now; `changesAt` in Unix milliseconds of this server. Null for a game without a known table. */
export async function tableStateOf(
  id: number,
  visit: MarketVisit,
  cachedUpstream: CachedCalls,
): Promise<{ hours: TableHours; changesAt: number | null } | null> {
  const { byId, aheadMs } = (await loadHours(visit, cachedUpstream)) ?? noHours;
  const hours = byId.get(id);
  if (hours === undefined) return null;
  const now = Date.now() + aheadMs;
  const change = nextChange([hours], now);
  return { hours: hoursAt(hours, now), changesAt: change === null ? null : change - aheadMs };
}
