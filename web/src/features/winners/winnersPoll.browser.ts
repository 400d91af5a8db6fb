import type { WinnersSort } from '@foyer/contract/winners';
import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { browserLivePollDeps } from '../../api/livePoll.browser.ts';
import { createLivePoll } from '../../api/livePoll.ts';
import type { LivePoll, LivePollDeps } from '../../api/livePoll.ts';
import { noWinners } from '../../domain/game/bigWinner.ts';
import type { BigWinners } from '../../domain/game/bigWinner.ts';
import { cacheTiles } from '../../domain/game/cacheTiles.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { getWinners } from './winnersApi.ts';

const everyMs = 10_000;

export interface WinnersPoll extends Pick<LivePoll, 'follow'> {
  /** Shows the list of another order: the last one known of it at once, then a new one. */
  sortBy(sort: WinnersSort): void;
}

/** A player's currency; undefined for a visitor, who gets the market's. */
const currencyOf = (): string | undefined => playerStore.getState().customerData.currencyIsoCode || undefined;

/** LB-09: keeps `bigWinners` of the Games slice while somebody looks at it. A failure leaves what is there, with its time. */
export function createWinnersPoll(api: Pick<ApiClient, 'call'>, deps: LivePollDeps): WinnersPoll {
  const known = new Map<WinnersSort, BigWinners>();
  let knownCurrency: string | undefined;

  /** Lists of the player before are of no interest to the one who is here now. */
  function forgetOtherCurrency(): boolean {
    const currency = currencyOf();
    if (currency === knownCurrency) return false;
    knownCurrency = currency;
    known.clear();
    gamesStore.setState(({ bigWinners: { sortBy } }) => ({ bigWinners: { ...noWinners, sortBy } }));
    return true;
  }

  async function ask(): Promise<void> {
    forgetOtherCurrency();
    const currency = knownCurrency;
    const { sortBy } = gamesStore.getState().bigWinners;
    const response = await api.call(getWinners, {
      query: { sort: sortBy, ...(currency === undefined ? {} : { currency }) },
    });
    const receivedAt = deps.now();
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
      state: 'answered',
    };
    known.set(sortBy, list);
    cacheTiles(winners.map(({ tile }) => tile));
    if (isStillWanted) gamesStore.setState({ bigWinners: list });
  }

  const poll = createLivePoll({ ask, everyMs, deps });
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
    sortBy(sortBy) {
      const { bigWinners } = gamesStore.getState();
      if (bigWinners.sortBy === sortBy) return;
      gamesStore.setState({
        bigWinners: known.get(sortBy) ?? {
          sortBy,
          games: [],
          asOf: null,
          clockOffsetMs: bigWinners.clockOffsetMs,
          state: 'unasked',
        },
      });
      poll.refresh();
    },
  };
}

let poll: WinnersPoll | null = null;

/** The tab's own. */
export function winnersPoll(): WinnersPoll {
  return (poll ??= createWinnersPoll(createApiClient(), browserLivePollDeps));
}
