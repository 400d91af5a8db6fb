import { useEffect } from 'react';
import { cacheTiles } from '../../domain/game/cacheTiles.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import type { GamesBlock } from './gamesBlock.ts';

/** What rows and grids of a page have in common: a name, tiles that every place may know, and a category that takes their place. */
export function useNamedRow(block: GamesBlock): { named: GamesBlock; isHidden: boolean } {
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  useEffect(() => cacheTiles(block.tiles), [block.tiles]);
  const { t } = useText();
  // Editors may leave the heading out; the row still needs a name.
  return { named: block.heading === '' ? { ...block, heading: t('lobby.moreGames') } : block, isHidden };
}
