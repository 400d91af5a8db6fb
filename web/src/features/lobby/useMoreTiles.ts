import { useRef, useState } from 'react';
import { cacheTiles } from '../../domain/game/cacheTiles.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import type { GamesBlock } from './gamesBlock.ts';

/** The tiles of a row that came with the page, and those that are asked for later. */
export function useMoreTiles({ tiles: onPage, question, total }: GamesBlock) {
  const [further, setFurther] = useState<{ after: readonly GameTile[]; tiles: readonly GameTile[] }>({
    after: onPage,
    tiles: [],
  });
  const [progress, setProgress] = useState<'rest' | 'loading' | 'failed' | 'ended'>('rest');
  const isLoading = useRef(false);
  // Another page's row in the same place begins anew.
  const tiles = further.after === onPage && further.tiles.length > 0 ? [...onPage, ...further.tiles] : onPage;

  async function load(): Promise<void> {
    if (question === null || isLoading.current) return;
    isLoading.current = true;
    setProgress('loading');
    // Few look past the first tiles, so the way to the others is fetched with them.
    const response = await import('../../domain/game/gamesLoader.browser.ts').then(
      ({ gamesLoader }) => gamesLoader().more(question, tiles.length),
      () => null,
    );
    isLoading.current = false;
    // A list that grew shorter since the page was made has less to give than the page says.
    setProgress(response === null ? 'failed' : response.length === 0 ? 'ended' : 'rest');
    if (response === null) return;
    cacheTiles(response);
    const shown = new Set(tiles.map(({ id }) => id));
    setFurther({
      after: onPage,
      tiles: [...(further.after === onPage ? further.tiles : []), ...response.filter(({ id }) => !shown.has(id))],
    });
  }

  const hasMore = question !== null && tiles.length < total && progress !== 'ended';
  return { tiles, hasMore, progress, loadMore: () => void (hasMore && load()) };
}
