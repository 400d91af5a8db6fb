import type { WinnersSort } from '@foyer/contract/winners';
import { useCallback, useEffect } from 'react';
import type { LaterCode } from '../../base/bundles.ts';
import type { BigWinners } from '../../domain/game/bigWinner.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';

const polling = { bundle: 'player', load: () => import('./winnersPoll.browser.ts') } satisfies LaterCode;
/** Code that cannot be fetched leaves the list as it is. */
const loadPoll = () =>
  polling.load().then(
    ({ winnersPoll }) => winnersPoll(),
    () => null,
  );

export interface WinnersInView extends BigWinners {
  setSort(sort: WinnersSort): void;
}

/** The big winners, asked for every ten seconds while a view is there, seen and not paused. */
export function useWinners({ isPaused = false }: { isPaused?: boolean } = {}): WinnersInView {
  useEffect(() => {
    if (isPaused) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    void loadPoll().then((poll) => {
      if (poll !== null && !isGone) stop = poll.follow();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isPaused]);
  const setSort = useCallback((sort: WinnersSort) => void loadPoll().then((poll) => poll?.sortBy(sort)), []);
  return { ...useStoreValue(gamesStore, (games) => games.bigWinners), setSort };
}
