import { useId } from 'react';
import { TileList } from '../../domain/game/TileList.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import type { GamesBlock } from './gamesBlock.ts';
import styles from './GamesRow.module.css';
import { gridSizes } from './gridSizes.ts';
import { RowHeading } from './RowHeading.tsx';
import { useMoreTiles } from './useMoreTiles.ts';

/** All games of a row below each other, sixty at a time. */
export function GamesGrid({ block, isHidden }: { block: GamesBlock; isHidden: boolean }) {
  const { t } = useText();
  const id = useId();
  const { tiles, hasMore, progress, loadMore } = useMoreTiles(block);
  return (
    <section className={styles.row} aria-labelledby={id} hidden={isHidden}>
      <RowHeading id={id} heading={block.heading} reason={block.reason} viewAllUrl={block.viewAllUrl} isLeading={block.isLeading}>
        <span className={styles.count}>{t('lobby.count', { count: block.total })}</span>
      </RowHeading>
      <TileList tiles={tiles} className={styles.grid} sizes={gridSizes} eager={block.place === 0 ? 6 : 0} label={block.heading} />
      {progress === 'failed' && (
        <p className={styles.reason} role="alert">
          {t('lobby.failed')}
        </p>
      )}
      {hasMore && (
        <Button variant="outline" className={styles.more} isBusy={progress === 'loading'} onClick={loadMore}>
          {t(progress === 'failed' ? 'site.tryAgain' : 'lobby.viewMore')}
        </Button>
      )}
    </section>
  );
}
