import { gamesLoader } from '../../domain/game/gamesLoader.browser.ts';
import { cacheTiles, gamesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { idsOfCategory } from './panelGames.ts';

/** Sets the other games of the window, which are listed while no category is chosen. */
export function offerGames(others: readonly GameTile[]): void {
  cacheTiles(others);
  if (gamesStore.getState().activeWindowCategory === null)
    gamesStore.setState({ windowPanelGames: others.map(({ id }) => id) });
}

/**
 * GM-06: chooses a tab of the panel; null is "All". The previous list stays until the new one has loaded. Returns false
 * if the categories could not be fetched.
 */
export async function choosePanelCategory(id: number | null, others: readonly GameTile[]): Promise<boolean> {
  gamesStore.setState({ activeWindowCategory: id, activeWindowMenu: 'More Games' });
  if (id === null) {
    offerGames(others);
    return true;
  }
  const isListed = await gamesLoader().categories();
  const { categories, activeWindowCategory } = gamesStore.getState();
  // A newer choice was made in the meantime; its list is shown.
  if (activeWindowCategory !== id) return true;
  const category = categories.find(({ Id }) => Id === id);
  if (!isListed || category === undefined) return false;
  gamesStore.setState({ windowPanelGames: idsOfCategory(category) });
  return true;
}

/** Whether the player has opened the panel beside the game; stored for the tab. A game begins in the whole width. */
export function isPanelWanted(): boolean {
  return tabStorage.get(storedKeys.gamesPanel) === 'open';
}

export function storePanelPreference(isOpen: boolean): void {
  tabStorage.set(storedKeys.gamesPanel, isOpen ? 'open' : 'closed');
}
