import { useId, useRef, useState } from 'react';
import { cacheTiles } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { TileList } from '../../domain/game/TileList.tsx';
import { useHiddenRow } from '../../domain/hidden-rows/useHiddenRow.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { IconButton } from '../../ui/Button.tsx';
import type { GamesBlock } from './gamesBlock.ts';
import { reelSizes } from './gridView.ts';
import { RowHeading } from './RowHeading.tsx';
import { useReel } from './useReel.ts';
import styles from './GamesRow.module.css';

/**
 * Rows from this index on are rendered when they come near the screen. On a phone, all rows before it except the first
 * are below the first screen as well.
 */
const eagerRows = 3;

/** @param place index of the row among the rows of its page, from 0 */
function rowClass(place: number): string {
  if (place >= eagerRows) return `${styles.row} ${styles.later}`;
  return place === 0 ? `${styles.row}` : `${styles.row} ${styles.below}`;
}

/** Returns the tiles of a row that came with the page, followed by those that were fetched later. */
function useMoreTiles({ tiles: onPage, query, total }: GamesBlock) {
  const [further, setFurther] = useState<{ after: readonly GameTile[]; tiles: readonly GameTile[] }>({
    after: onPage,
    tiles: [],
  });
  const [progress, setProgress] = useState<'rest' | 'loading' | 'failed' | 'ended'>('rest');
  const isLoading = useRef(false);
  // The row of another page at the same position starts over.
  const tiles = further.after === onPage && further.tiles.length > 0 ? [...onPage, ...further.tiles] : onPage;

  async function load(): Promise<void> {
    if (query === null || isLoading.current) return;
    isLoading.current = true;
    setProgress('loading');
    // Few visitors look past the first tiles, so the loader's code is fetched on demand.
    const response = await import('../../domain/game/gamesLoader.browser.ts').then(
      ({ gamesLoader }) => gamesLoader().more(query, tiles.length),
      () => null,
    );
    isLoading.current = false;
    // The list may have become shorter since the page was rendered.
    setProgress(response === null ? 'failed' : response.length === 0 ? 'ended' : 'rest');
    if (response === null) return;
    cacheTiles(response);
    const shown = new Set(tiles.map(({ id }) => id));
    setFurther({
      after: onPage,
      tiles: [...(further.after === onPage ? further.tiles : []), ...response.filter(({ id }) => !shown.has(id))],
    });
  }

  const hasMore = query !== null && tiles.length < total && progress !== 'ended';
  return { tiles, hasMore, progress, loadMore: () => void (hasMore && load()) };
}

/** Scrollable row of covers: arrow buttons move a group, arrow keys one tile, touch any distance. */
export function Reel({ block, isHidden }: { block: GamesBlock; isHidden: boolean }) {
  const { t } = useText();
  const id = useId();
  const hidden = useHiddenRow(block.row);
  const { tiles, loadMore } = useMoreTiles(block);
  const { ref, backRef, onRef, canGoBack, canGoOn, move, onScroll } = useReel(tiles.length, loadMore);
  const isRanked = block.variant === 'ranked';
  return (
    <section
      className={rowClass(block.place)}
      data-part="row"
      {...hidden.attribute}
      aria-labelledby={id}
      hidden={isHidden}
      onScrollCapture={onScroll}
    >
      <RowHeading
        id={id}
        heading={block.heading}
        reason={block.reason}
        viewAllUrl={block.viewAllUrl}
        isLeading={block.isLeading}
        row={block.row}
        isHidden={hidden.isHidden}
      >
        <div className={styles.arrows}>
          <IconButton
            ref={backRef}
            label={t('lobby.back', { name: block.heading })}
            icon="caret-left-bold"
            className={styles.arrow}
            disabled={!canGoBack}
            onClick={() => move(-1)}
          />
          <IconButton
            ref={onRef}
            label={t('lobby.on', { name: block.heading })}
            icon="caret-right-bold"
            className={styles.arrow}
            disabled={!canGoOn}
            onClick={() => move(1)}
          />
        </div>
      </RowHeading>
      {!hidden.isHidden && (
        <TileList
          tiles={tiles}
          className={isRanked ? `${styles.reel} ${styles.ranked}` : styles.reel}
          sizes={reelSizes}
          // Below a hero, whose picture is larger, covers wait for the first paint.
          eager={block.isLeading ? 6 : 0}
          label={block.heading}
          launchedFrom="reel"
          isOrdered={isRanked}
          listRef={ref}
        />
      )}
    </section>
  );
}
