import type { GameTile } from './gameTile.ts';

/**
 * Whether the game cannot be played now. A cached page may be older than the end of the maintenance. `now` in Unix
 * milliseconds.
 */
export function isUnderMaintenance(
  { isUnavailable, backAt }: Pick<GameTile, 'isUnavailable' | 'backAt'>,
  now: number,
): boolean {
  return isUnavailable === true && (backAt === undefined || now < backAt);
}
