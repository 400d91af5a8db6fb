import type { GameBlock } from '../../services/analytics/eventRecord.ts';
import { chosenGameStore, placeOfLaunch } from './chosenGame.ts';
import type { ChosenGame, LaunchSource } from './chosenGame.ts';
import { gamesStore } from './gamesStore.ts';

/**
 * Returns what events report about a game (S3, LB-11); null if only its id is known.
 * @param pressed position of the press, for an event of that press; otherwise the position of its launch or of the
 * last pressed link is used
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
    // The query of the address contains the game's token.
    ...(isActive && launchUrl !== null && { launchURL: launchUrl.split(/[?#]/)[0] ?? '' }),
  };
}
