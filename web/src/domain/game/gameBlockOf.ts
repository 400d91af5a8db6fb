import type { GameBlock } from '../../analytics/eventRecord.ts';
import { chosenTileStore, launchedAt } from './chosenTile.ts';
import { gamesStore } from './gamesStore.ts';

/**
 * What events say of a game (S3, LB-11); null where nothing is known of it but its id.
 * @param picker the operator's numbers of the game on this device, where they are known
 */
export function gameBlockOf(gameGroupId: number, picker: { moduleId: number; clientId: number } | null = null): GameBlock | null {
  const { lobbyGames, activeGame, favouriteGameIds, launchInfo, launchUrl } = gamesStore.getState();
  const isActive = activeGame?.id === gameGroupId;
  const tile = isActive ? activeGame : lobbyGames[gameGroupId];
  if (tile === undefined) return null;
  const launch = launchInfo?.gameGroupId === gameGroupId ? launchInfo : null;
  const { sectionName, gameIndex, headingIndex } = launch ?? launchedAt(chosenTileStore.getState().chosen, gameGroupId);
  return {
    GameGroupId: gameGroupId,
    IsFavourite: favouriteGameIds.includes(gameGroupId),
    SiteGameName: tile.name,
    gameExternalVendorId: tile.provider,
    moduleId: picker?.moduleId ?? null,
    clientId: picker?.clientId ?? null,
    ...(sectionName !== undefined && { sectionName }),
    ...(launch !== null && { launchedFrom: launch.launchedFrom }),
    ...(gameIndex !== undefined && { gameIndex }),
    ...(headingIndex !== undefined && { headingIndex }),
    // Its query holds the token that the game spends.
    ...(isActive && launchUrl !== null && { launchURL: launchUrl.split(/[?#]/)[0] ?? '' }),
  };
}
