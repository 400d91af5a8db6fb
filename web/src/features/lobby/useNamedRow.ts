import { useDeferredValue, useEffect } from 'react';
import { cacheTiles, gamesStore } from '../../domain/game/gamesStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import type { GamesBlock } from './gamesBlock.ts';

/** Shared by rows and grids: a name, tiles for the tile cache, and whether a category replaces them. */
export function useNamedRow(block: GamesBlock): { named: GamesBlock; isHidden: boolean } {
  // Together with the games of the category, which are drawn after the press has shown its effect.
  const isHidden = useDeferredValue(useStoreValue(gamesStore, (games) => games.activeCategory !== null));
  useEffect(() => cacheTiles(block.tiles), [block.tiles]);
  const { t } = useText();
  // Editors may omit the heading; the row still needs an accessible name.
  return { named: block.heading === '' ? { ...block, heading: t('lobby.moreGames') } : block, isHidden };
}
