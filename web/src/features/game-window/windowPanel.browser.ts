import { cacheTiles } from '../../domain/game/cacheTiles.ts';
import { gamesLoader } from '../../domain/game/gamesLoader.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { idsOfCategory } from './panelGames.ts';

/** The window opened on another game: its companions are known, and listed where no category is chosen. */
export function offerGames(others: readonly GameTile[]): void {
  cacheTiles(others);
  if (gamesStore.getState().activeWindowCategory === null)
    gamesStore.setState({ windowPanelGames: others.map(({ id }) => id) });
}

/**
 * GM-06: chooses a tab of the panel; null is "All". What was listed stays until the new list is there.
 * False when the categories could not be had.
 */
export async function choosePanelCategory(id: number | null, others: readonly GameTile[]): Promise<boolean> {
  gamesStore.setState({ activeWindowCategory: id, activeWindowMenu: 'More Games' });
  if (id === null) {
    offerGames(others);
    return true;
  }
  const isListed = await gamesLoader().categories();
  const { categories, activeWindowCategory } = gamesStore.getState();
  // A newer choice has been made meanwhile; its list is the one to show.
  if (activeWindowCategory !== id) return true;
  const category = categories.find(({ Id }) => Id === id);
  if (!isListed || category === undefined) return false;
  gamesStore.setState({ windowPanelGames: idsOfCategory(category) });
  return true;
}

/** Whether the player wants the panel beside the game; kept for the tab. */
export function isPanelWanted(): boolean {
  return tabStorage.get(storedKeys.gamesPanel) !== 'closed';
}

export function storePanelPreference(isOpen: boolean): void {
  tabStorage.set(storedKeys.gamesPanel, isOpen ? 'open' : 'closed');
}
