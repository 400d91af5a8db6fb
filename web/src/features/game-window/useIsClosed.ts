import type { GameTile } from '../../domain/game/gameTile.ts';
import { isUnderMaintenance } from '../../domain/game/isUnderMaintenance.ts';
import { servicesTime } from '../../services/api/servicesClock.ts';
import { onEachSecond, useNow } from '../../ui/useNow.ts';

const never = () => () => undefined;

/**
 * Whether the game of the page cannot be played now; follows the end of its maintenance or the opening of its table.
 * @param opensAt next opening of its table, null for an open table; undefined if unknown
 */
export function useIsClosed(game: GameTile, opensAt: number | null | undefined): boolean {
  const isUnavailable = opensAt === undefined ? game.isUnavailable === true : opensAt !== null;
  const backAt = opensAt ?? game.backAt;
  const now = useNow(isUnavailable ? onEachSecond : never);
  return isUnavailable && (now === null || isUnderMaintenance({ isUnavailable, backAt }, servicesTime(now)));
}
