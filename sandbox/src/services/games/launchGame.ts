import type { PlayerLocation } from '@foyer/contract/playerLocation';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import { playRulesFor } from '@foyer/games/engines/playMarket';
import { refuse } from '../../kernel/route.ts';
import type { Refusal } from '../../kernel/route.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { locationObstacle } from '../accounts/playerLocations.ts';
import type { PlayerLocations } from '../accounts/playerLocations.ts';
import { coverToneParameter } from './coverToneParameter.ts';
import type { Maintenance } from './maintenance.ts';

export interface LaunchRequest {
  gameId: number;
  productId: number;
  isMobile: boolean;
  isROW: boolean;
  launchToken: string | null;
  /** Where the front end sees the player; null if it does not say. */
  location?: PlayerLocation | null;
}

/**
 * Spends the launch token for the address of the game. Checks everything else first, so that a refusal does not spend
 * the token.
 */
export function launchGame(
  {
    accounts,
    catalogue,
    maintenance,
    played,
    gamesOrigin,
    locations,
  }: {
    accounts: Pick<AccountsService, 'spendLaunchToken' | 'players'>;
    catalogue: Catalogue;
    maintenance: Pick<Maintenance, 'isClosed' | 'isWithdrawn'>;
    /** Returns the playable implementation of a game, or undefined if there is none. */
    played(gameGroupId: number): PlayedGame | undefined;
    gamesOrigin: string;
    locations: Pick<PlayerLocations, 'decide'>;
  },
  { gameId, productId, isMobile, isROW, launchToken, location = null }: LaunchRequest,
): { launchUrl: string } | Refusal {
  if (launchToken === null) return refuse(401, 'Launch token missing');
  const game = catalogue.byId(gameId);
  if (!game) return refuse(404, 'No such game');
  if (maintenance.isWithdrawn(gameId)) return refuse(410, 'This game was recalled');
  if (maintenance.isClosed(game) || !played(gameId)) return refuse(503, 'This game is being maintained');
  const spending = accounts.spendLaunchToken(launchToken, {
    productId,
    obstacleOf: (player, sessionId) => locationObstacle(locations.decide(player, 'play', { sessionId, location })),
  });
  if (!spending.spent) {
    return spending.reason === 'accountBlocked'
      ? refuse(403, spending.obstacle.message, spending.obstacle.code)
      : refuse(401, `Launch token refused: ${spending.reason}`);
  }
  const url = new URL(`${gamesOrigin}/play/${gameId}`);
  // Same spelling as the operator's service, and empty: the caller inserts a fresh token (GM-02).
  url.searchParams.set('launchtoken', '');
  url.searchParams.set('currency', spending.currencyIsoCode);
  url.searchParams.set('culture', accounts.players.byId(spending.userId)?.language ?? 'en');
  url.searchParams.set(coverToneParameter, playRulesFor(spending).coverTone);
  url.searchParams.set('isMobile', String(isMobile));
  url.searchParams.set('isROW', String(isROW));
  return { launchUrl: url.href };
}
