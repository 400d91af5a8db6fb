import { useId } from 'react';
import { TileList } from '../../domain/game/TileList.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { IconButton } from '../../ui/Button.tsx';
import type { GamesBlock } from './gamesBlock.ts';
import { reelSizes } from './gridSizes.ts';
import { RowHeading } from './RowHeading.tsx';
import { useMoreTiles } from './useMoreTiles.ts';
import { useReel } from './useReel.ts';
import styles from './GamesRow.module.css';

/** Rows from here on are drawn when they come near the screen. On a phone those before them, but for the first, are below its first screen. */
const rowsDrawnAtOnce = 3;

/** @param place of a row among the rows of its page, from 0 */
function rowClass(place: number): string {
  if (place >= rowsDrawnAtOnce) return `${styles.row} ${styles.later}`;
  return place === 0 ? `${styles.row}` : `${styles.row} ${styles.below}`;
}

/** Covers side by side; arrows move one group, arrow keys one tile, fingers what they like. */
export function Reel({ block, isHidden }: { block: GamesBlock; isHidden: boolean }) {
  const { t } = useText();
  const id = useId();
  const { tiles, loadMore } = useMoreTiles(block);
  const { ref, backRef, onRef, canGoBack, canGoOn, move, onScroll } = useReel(tiles.length, loadMore);
  const isRanked = block.variant === 'ranked';
  return (
    <section className={rowClass(block.place)} aria-labelledby={id} hidden={isHidden} onScrollCapture={onScroll}>
      <RowHeading
        id={id}
        heading={block.heading}
        reason={block.reason}
        viewAllUrl={block.viewAllUrl}
        isLeading={block.isLeading}
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
      <TileList
        tiles={tiles}
        className={isRanked ? `${styles.reel} ${styles.ranked}` : styles.reel}
        sizes={reelSizes}
        eager={block.place === 0 ? 6 : 0}
        label={block.heading}
        launchedFrom="reel"
        isOrdered={isRanked}
        listRef={ref}
      />
    </section>
  );
}
