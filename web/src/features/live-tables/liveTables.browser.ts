import { getLiveTables } from '../../domain/game/liveTablesApi.ts';
import { tileTableStore } from '../../domain/game/tileStores.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { createLivePoll, livePollDeps } from '../../services/query/livePoll.browser.ts';
import type { LivePollDeps } from '../../services/query/livePoll.browser.ts';
import { liveTablesStore } from './liveTablesStore.ts';
import { shownTable } from './shownTable.ts';
import type { KnownTable, ShownTable } from './shownTable.ts';

export interface LiveTables {
  /** Keeps the table of the game up to date while the element is on screen. Returns a function that stops it. */
  watch(element: Element, gameGroupId: number): () => void;
  stop(): void;
}

const pollIntervalMs = 15_000;
/** Interval at which facts become old and tables close, without a response. */
const agingIntervalMs = 10_000;
/** Wait for further tiles before an extra request, while the player scrolls. */
const gatherMs = 250;
/** Maximum number of tables of one request: more than a screen shows. */
const maxTables = 60;

/** Returns a player's currency; undefined for a visitor, who gets the market's. */
const currencyOf = (): string | undefined => playerStore.getState().customerData.currencyIsoCode || undefined;

/** Updates the tables of the tiles on screen with one observer and one poll. Failures let the facts age. */
export function createLiveTables(api: Pick<ApiClient, 'call'>, deps: LivePollDeps): LiveTables {
  const watched = new Map<Element, number>();
  const onScreen = new Set<Element>();
  /** Last response per game; `known` is null for a game without a table. */
  const responses = new Map<number, { receivedAt: number; known: KnownTable | null }>();
  let currency = currencyOf();
  let isGathering = false;
  let stopFollowing: (() => void) | null = null;

  const idsOnScreen = () => [...new Set([...onScreen].flatMap((element) => watched.get(element) ?? []))];

  function show(): void {
    const now = deps.clock.now();
    const shown = new Map<number, ShownTable>();
    for (const [id, { known }] of responses) {
      const table = known === null ? null : shownTable(known, now);
      if (table !== null) shown.set(id, table);
    }
    liveTablesStore.setState({ shown });
    const before = tileTableStore.getState().shown;
    // Responses arrive every few seconds and nearly always name the same games in the same state.
    const after = new Map(
      [...shown].map(([id, { state, table }]) => [id, state === 'closed' ? table.opensAt : null] as const),
    );
    if (after.size !== before.size || [...after].some(([id, opensAt]) => before.get(id) !== opensAt))
      tileTableStore.setState({ shown: after });
  }

  async function load(signal: AbortSignal): Promise<void> {
    const ids = idsOnScreen().slice(0, maxTables);
    if (ids.length === 0) return;
    const requestedCurrency = currency;
    const query = { ids: ids.join(','), ...(requestedCurrency === undefined ? {} : { currency: requestedCurrency }) };
    const response = await api.call(getLiveTables, { query }, { signal });
    if (requestedCurrency !== currency) return;
    if (response.ok) {
      const { now, serviceNow, asOf, tables } = response.value;
      const receivedAt = deps.clock.now();
      const byId = new Map(tables.map((table) => [table.gameGroupId, table]));
      for (const id of ids) {
        const table = byId.get(id);
        const known =
          table === undefined
            ? null
            : { table, asOf: receivedAt - (now - asOf), clockOffsetMs: serviceNow - receivedAt };
        responses.set(id, { receivedAt, known });
      }
    }
    show();
  }

  const poll = createLivePoll({ fetch: load, pollIntervalMs, deps });

  function refreshSoon(): void {
    const isNew = (id: number) => deps.clock.now() - (responses.get(id)?.receivedAt ?? -Infinity) > pollIntervalMs;
    if (isGathering || !idsOnScreen().some(isNew)) return;
    isGathering = true;
    deps.clock.schedule(() => {
      isGathering = false;
      if (idsOnScreen().some(isNew)) poll.refresh();
    }, gatherMs);
  }

  function followWhileSeen(): void {
    if (onScreen.size === 0) {
      stopFollowing?.();
      stopFollowing = null;
    } else if (stopFollowing === null) {
      const stops = [poll.follow(), deps.clock.every(show, agingIntervalMs)];
      stopFollowing = () => stops.forEach((stop) => stop());
    } else refreshSoon();
  }

  const observer =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver((entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting && watched.has(target)) onScreen.add(target);
            else onScreen.delete(target);
          }
          followWhileSeen();
        });
  // A login or logout changes the currency at once.
  const unsubscribe = playerStore.subscribe(() => {
    if (currencyOf() === currency) return;
    currency = currencyOf();
    responses.clear();
    show();
    poll.refresh();
  });

  return {
    watch(element, gameGroupId) {
      watched.set(element, gameGroupId);
      observer?.observe(element);
      return () => {
        observer?.unobserve(element);
        watched.delete(element);
        onScreen.delete(element);
        followWhileSeen();
      };
    },
    stop() {
      observer?.disconnect();
      unsubscribe();
      stopFollowing?.();
      onScreen.clear();
      responses.clear();
      show();
    },
  };
}

let liveTables: LiveTables | null = null;

/** Watches a tile with this tab's live tables. */
export function watchTable(element: Element, gameGroupId: number): () => void {
  liveTables ??= createLiveTables(createApiClient(), livePollDeps);
  return liveTables.watch(element, gameGroupId);
}
