import { memo, useEffect } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { rememberTiles } from '../../domain/game/rememberTiles.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { GamesGrid } from './GamesGrid.tsx';
import type { GamesBlock } from './gamesBlock.ts';
import { Reel } from './Reel.tsx';

/** A row of games: a reel, a numbered top ten or a grid. Out of sight while a category is shown; a row without games is none. */
export default memo(function GamesRow(block: GamesBlock) {
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  useEffect(() => rememberTiles(block.tiles), [block.tiles]);
  const { t } = useText();
  if (block.tiles.length === 0) return null;
  // Editors may leave the heading out; the row still needs a name.
  const named = block.heading === '' ? { ...block, heading: t('lobby.moreGames') } : block;
  return named.variant === 'grid' ? <GamesGrid block={named} isHidden={isHidden} /> : <Reel block={named} isHidden={isHidden} />;
});
