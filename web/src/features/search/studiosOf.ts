import { sorted } from '@foyer/contract/sorted';
import type { GameTile } from '../../domain/game/gameTile.ts';

/** Returns the makers of these games, in alphabetical order. A game without a maker names none. */
export function studiosOf(tiles: readonly Pick<GameTile, 'provider'>[]): readonly string[] {
  return sorted(new Set(tiles.map(({ provider }) => provider).filter((provider) => provider !== '')), (a, b) =>
    a.localeCompare(b),
  );
}
