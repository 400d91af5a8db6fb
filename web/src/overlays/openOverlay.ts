import type { CashierView } from '@foyer/contract/cashierFrame';
import { createStore } from 'zustand/vanilla';

/** Overlays that a page may open; one at a time. Each is drawn by the block of its feature. */
export type OverlayName =
  | 'login'
  | 'register'
  | 'verification'
  | 'search'
  | 'menu'
  | 'gameInformation'
  | 'myPlay'
  | 'password'
  | 'history'
  | 'promotionTerms'
  | 'support'
  | 'chat'
  | 'freedomBonus'
  | 'cookieSettings'
  | 'quests';

/** Where the player came from, and goes back to once the overlay is closed: the banking window, or a game. */
export type OverlayReturn = { to: 'banking'; view?: CashierView } | { to: 'game'; gameId: number };

export interface OverlayState {
  open: OverlayName | null;
  /** What the player was about to do, done after login: a game to land in (GM-03). */
  intendedGameId: number | null;
  /** The game that there is to read about. */
  shownGameId: number | null;
  /** Null where closing the overlay leads nowhere else. */
  returnTo: OverlayReturn | null;
}

export const overlayStore = createStore<OverlayState>(() => ({
  open: null,
  intendedGameId: null,
  shownGameId: null,
  returnTo: null,
}));

export function openOverlay(open: OverlayName, facts: Partial<Omit<OverlayState, 'open'>> = {}): void {
  overlayStore.setState({ returnTo: null, ...facts, open });
}

export function closeOverlay(): void {
  overlayStore.setState({ open: null });
}
