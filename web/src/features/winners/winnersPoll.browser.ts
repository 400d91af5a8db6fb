import type { WinnersSort } from '@foyer/contract/winners';
import { noWinners } from '../../domain/game/gamesState.ts';
import type { BigWinners } from '../../domain/game/gamesState.ts';
import { cacheTiles, gamesStore } from '../../domain/game/gamesStore.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { createLivePoll, livePollDeps } from '../../services/query/livePoll.browser.ts';
import type { LivePoll, LivePollDeps } from '../../services/query/livePoll.browser.ts';
import { getWinners } from './winnersApi.ts';

const pollIntervalMs = 10_000;

export interface WinnersPoll extends Pick<LivePoll, 'follow'> {
  /** Applies an editor's sort order before `follow`, unless the player has chosen one in this tab. */
  openWith(sort: WinnersSort): void;
  /** Switches to the player's sort order: shows its last known list at once, then loads a new one. */
  sortBy(sort: WinnersSort): void;
}

/** Returns a player's currency; undefined for a visitor, who gets the market's. */
const currencyOf = (): string | undefined => playerStore.getState().customerData.currencyIsoCode || undefined;

/**
 * LB-09: updates `bigWinners` of the Games slice while a view follows it. A failure keeps the previous list with its
 * time.
 */
export function createWinnersPoll(api: Pick<ApiClient, 'call'>, deps: LivePollDeps): WinnersPoll {
  const known = new Map<WinnersSort, BigWinners>();
  let knownCurrency: string | undefined;
  let isChosen = gamesStore.getState().bigWinners.sortBy !== noWinners.sortBy;

  /** Drops the lists of another player's currency. */
  function forgetOtherCurrency(): boolean {
    const currency = currencyOf();
    if (currency === knownCurrency) return false;
    knownCurrency = currency;
    known.clear();
    gamesStore.setState(({ bigWinners: { sortBy } }) => ({ bigWinners: { ...noWinners, sortBy } }));
    return true;
  }

  async function load(signal: AbortSignal): Promise<void> {
    forgetOtherCurrency();
    const currency = knownCurrency;
    const { sortBy } = gamesStore.getState().bigWinners;
    const query = { sort: sortBy, ...(currency === undefined ? {} : { currency }) };
    const response = await api.call(getWinners, { query }, { signal });
    const receivedAt = deps.clock.now();
    if (currency !== currencyOf()) return;
    const isStillWanted = gamesStore.getState().bigWinners.sortBy === sortBy;
    if (!response.ok) {
      if (isStillWanted) gamesStore.setState(({ bigWinners }) => ({ bigWinners: { ...bigWinners, state: 'failed' } }));
      return;
    }
    const { now, serviceNow, asOf, winners } = response.value;
    const list: BigWinners = {
      sortBy,
      games: winners,
      asOf: receivedAt - (now - asOf),
      clockOffsetMs: serviceNow - receivedAt,
      state: 'responded',
    };
    known.set(sortBy, list);
    cacheTiles(winners.map(({ tile }) => tile));
    if (isStillWanted) gamesStore.setState({ bigWinners: list });
  }

  const poll = createLivePoll({ fetch: load, pollIntervalMs, deps });

  function show(sortBy: WinnersSort): void {
    const { clockOffsetMs } = gamesStore.getState().bigWinners;
    gamesStore.setState({ bigWinners: known.get(sortBy) ?? { ...noWinners, sortBy, clockOffsetMs } });
  }

  return {
    follow() {
      const stop = poll.follow();
      const unsubscribe = playerStore.subscribe(() => {
        if (forgetOtherCurrency()) poll.refresh();
      });
      return () => {
        unsubscribe();
        stop();
      };
    },
    openWith(sortBy) {
      if (!isChosen && gamesStore.getState().bigWinners.sortBy !== sortBy) show(sortBy);
    },
    sortBy(sortBy) {
      isChosen = true;
      if (gamesStore.getState().bigWinners.sortBy === sortBy) return;
      show(sortBy);
      poll.refresh();
      trackInteraction({ area: 'bigWinners', action: 'sort', sortBy });
    },
  };
}

let poll: WinnersPoll | null = null;

/** Returns this tab's poll. */
export function winnersPoll(): WinnersPoll {
  return (poll ??= createWinnersPoll(createApiClient(), livePollDeps));
}
