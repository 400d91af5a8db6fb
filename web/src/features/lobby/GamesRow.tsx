import { memo, useEffect } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { rememberTiles } from '../../domain/game/gamesLoader.browser.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { GamesGrid } from './GamesGrid.tsx';
import type { GamesBlock } from './gamesBlock.ts';
import { Reel } from './Reel.tsx';

/** A row of games: a reel, a numbered top ten or a grid. Out of sight while a category is shown; a row without games is none. */
export default memo(function GamesRow(block: GamesBlock) {
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  useEffect(() => rememberTiles(block.tiles), [block.tiles]);
  if (block.tiles.length === 0) return null;
  return block.variant === 'grid' ? <GamesGrid block={block} isHidden={isHidden} /> : <Reel block={block} isHidden={isHidden} />;
});
