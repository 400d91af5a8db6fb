import { memo } from 'react';
import type { GamesBlock } from './gamesBlock.ts';
import { Reel } from './Reel.tsx';
import { useNamedRow } from './useNamedRow.ts';

/** Row of games: a reel or a numbered top ten. Hidden while a category is shown; renders nothing without games. */
export default memo(function GamesRow(block: GamesBlock) {
  const { named, isHidden } = useNamedRow(block);
  return block.tiles.length === 0 ? null : <Reel block={named} isHidden={isHidden} />;
});
