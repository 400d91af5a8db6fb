import { overlayQueueStore } from '../../overlays/overlayQueue.ts';
import { persistentKeys } from '../../storage/persistentKeys.ts';
import { persistentStorage } from '../../storage/persistentStorage.browser.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
/** Signs are kept no more often than this, in milliseconds. */
const writeIntervalMs = 5000;

/** Where storage is blocked, what this tab knows. */
let own = 0;

/** The last sign of the player in any tab, Unix milliseconds; now, when there is none. */
export function lastActivity(): number {
  const kept = Number(persistentStorage.get(persistentKeys.lastActivity));
  const known = Math.max(own, Number.isSafeInteger(kept) ? kept : 0);
  return known === 0 ? Date.now() : known;
}

export function noteActivity(): void {
  own = Date.now();
  persistentStorage.set(persistentKeys.lastActivity, String(own));
}

/**
 * Notes what the player does on this page, and every round of a game, whose frame keeps its presses to itself. While the
 * player is asked (`isNoted` false) a movement is no answer. Returns how to stop.
 */
export function watchActivity(isNoted: () => boolean): () => void {
  const onSign = () => {
    if (Date.now() - own >= writeIntervalMs && isNoted()) noteActivity();
  };
  // Whoever opens or comes back to a page is there; one that is restored in the background is not.
  if (!document.hidden) noteActivity();
  for (const sign of signs) document.addEventListener(sign, onSign, { capture: true, passive: true });
  const stopRounds = overlayQueueStore.subscribe(
    (state, before) => state.isRoundRunning !== before.isRoundRunning && onSign(),
  );
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onSign, { capture: true });
    stopRounds();
  };
}
