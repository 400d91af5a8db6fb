import type { CashierView } from '@foyer/contract/cashierFrame';
import { createStore } from '../../base/createStore.ts';

/** Overlays that a page may open, one at a time. Each is rendered by a block of its feature. */
export type OverlayName =
  | 'login'
  | 'register'
  | 'verification'
  | 'search'
  | 'menu'
  | 'accountMenu'
  | 'dial'
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

/** Where to return after closing the overlay: the cashier or a game. */
export type OverlayReturn = { to: 'banking'; view?: CashierView } | { to: 'game'; gameId: number };

export interface OverlayState {
  open: OverlayName | null;
  /** Game to open after login (GM-03). */
  intendedGameId: number | null;
  /** Game whose information is shown. */
  shownGameId: number | null;
  /** Null when closing the overlay leads nowhere else. */
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
