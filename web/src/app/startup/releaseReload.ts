import { ownValue } from '@foyer/contract/ownValue';
import type { OverlayName } from '../../services/overlays/openOverlay.ts';

/** What a full page load could interrupt in this tab. */
export interface TabActivity {
  /** The player leaves the page. Otherwise code of the page could not be loaded. */
  isLeaving: boolean;
  isGameOpen: boolean;
  isPaying: boolean;
  /** A form or dialog contains text. */
  hasInput: boolean;
  openOverlay: OverlayName | null;
}

/** Whether a full page load interrupts nothing. */
export function canReload({ isLeaving, isGameOpen, isPaying, hasInput, openOverlay }: TabActivity): boolean {
  if (isPaying || hasInput || isGameOpen) return false;
  // Another overlay opens on the next page. Menu, search and game information only lead there.
  return !isLeaving || openOverlay === null || /^(?:menu|search|gameInf)/.test(openOverlay);
}

/** Times of full page loads by the server's release at that time, in Unix milliseconds. */
export type ReleaseReloads = Readonly<Record<string, number>>;

/** Time until a tab reloads for the same release again: the edge may have sent the page of the old one. */
const reloadPauseMs = 10 * 60_000;

/** Whether a tab of release `own` should reload because the server has another release. */
export function isReloadDue(own: string, server: string, reloads: ReleaseReloads, now: number): boolean {
  if (server === own) return false;
  // The absolute value, because the clock may have been set back.
  return Math.abs(now - (ownValue(reloads, server) ?? 0)) >= reloadPauseMs;
}
