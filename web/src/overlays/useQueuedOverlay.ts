import { useEffect, useSyncExternalStore } from 'react';
import type { OverlayRank } from './activeOverlay.ts';
import { overlayStore } from './openOverlay.ts';
import { requestOverlay, currentOverlay, cancelOverlay, overlayQueueStore } from './overlayQueue.ts';

function subscribe(listener: () => void): () => void {
  const stops = [overlayQueueStore.subscribe(listener), overlayStore.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Whether an overlay that nobody opened may show now: it is wanted, and it is its turn. A message about the account
 * (`money`) or an offer (`marketing`) waits while something that comes first is shown, and shows by itself afterwards.
 */
export function useQueuedOverlay(
  id: string,
  isWanted: boolean,
  rank: OverlayRank,
  { waitsForRound = false }: { waitsForRound?: boolean } = {},
): boolean {
  useEffect(() => {
    if (!isWanted) return undefined;
    requestOverlay({ id, rank, waitsForRound });
    return () => cancelOverlay(id);
  }, [id, isWanted, rank, waitsForRound]);
  const current = useSyncExternalStore(subscribe, currentOverlay, () => null);
  return isWanted && current === id;
}
