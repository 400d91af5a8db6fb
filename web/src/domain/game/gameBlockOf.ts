import type { GameBlock } from '../../analytics/eventRecord.ts';
import { chosenGameStore, placeOfLaunch } from './chosenGame.ts';
import type { ChosenGame, LaunchSource } from './chosenGame.ts';
import { gamesStore } from './gamesStore.ts';

/**
 * What events say of a game (S3, LB-11); null where nothing is known of it but its id.
 * @param pressed where it was pressed, for an event of that press; else the place of its launch, or of the link pressed last
 */
export function gameBlockOf(
  gameGroupId: number,
  pressed: Omit<ChosenGame, 'gameGroupId'> | null = null,
): GameBlock | null {
  const { lobbyGames, activeGame, favouriteGameIds, launchInfo, launchUrl } = gamesStore.getState();
  const isActive = activeGame?.id === gameGroupId;
  const tile = isActive ? activeGame : lobbyGames[gameGroupId];
  if (tile === undefined) return null;
  const launch = launchInfo?.gameGroupId === gameGroupId ? launchInfo : null;
  const place: Partial<Omit<ChosenGame, 'gameGroupId' | 'launchedFrom'>> & { launchedFrom: LaunchSource } =
    pressed ?? launch ?? placeOfLaunch(chosenGameStore.getState().chosen, gameGroupId);
  const { sectionName, gameIndex, headingIndex } = place;
  return {
    GameGroupId: gameGroupId,
    IsFavourite: favouriteGameIds.includes(gameGroupId),
    SiteGameName: tile.name,
    gameExternalVendorId: tile.provider,
    moduleId: launch?.picker?.moduleId ?? null,
    clientId: launch?.picker?.clientId ?? null,
    ...(sectionName !== undefined && { sectionName }),
    ...(launch !== null && pressed === null && { launchedFrom: launch.launchedFrom }),
    ...(gameIndex !== undefined && { gameIndex }),
    ...(headingIndex !== undefined && { headingIndex }),
    // Its query holds the token that the game spends.
    ...(isActive && launchUrl !== null && { launchURL: launchUrl.split(/[?#]/)[0] ?? '' }),
  };
}
