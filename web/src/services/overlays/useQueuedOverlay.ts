import { useEffect, useSyncExternalStore } from 'react';
import type { OverlayRank } from './activeOverlay.ts';
import { overlayStore } from './openOverlay.ts';
import { requestOverlay, currentOverlay, cancelOverlay, overlayQueueStore } from './overlayQueue.ts';

function subscribe(listener: () => void): () => void {
  const stops = [overlayQueueStore.subscribe(listener), overlayStore.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Requests an overlay and returns whether it may show now. Messages about the account (`money`) and offers
 * (`marketing`) wait while something of higher rank is shown, and show afterwards.
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
