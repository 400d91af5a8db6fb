import { createStore } from 'zustand/vanilla';

/** Overlays that a page may open; one at a time. Each is drawn by the block of its feature. */
export type OverlayName = 'login' | 'register' | 'verification' | 'search' | 'menu' | 'gameInformation' | 'myPlay' | 'password' | 'history' | 'promotionTerms' | 'support' | 'chat' | 'freedomBonus' | 'cookieSettings' | 'quests';

export interface OverlayState {
  open: OverlayName | null;
  /** What the player was about to do, done after login: a game to land in (GM-03). */
  intendedGameId: number | null;
  /** The game that there is to read about. */
  shownGameId: number | null;
}

export const overlayStore = createStore<OverlayState>(() => ({ open: null, intendedGameId: null, shownGameId: null }));

export function openOverlay(open: OverlayName, facts: Partial<Omit<OverlayState, 'open'>> = {}): void {
  overlayStore.setState({ ...facts, open });
}

export function closeOverlay(): void {
  overlayStore.setState({ open: null });
}
