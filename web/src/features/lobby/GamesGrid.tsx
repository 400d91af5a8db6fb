import { memo, useId, useMemo, useState } from 'react';
import { TileList } from '../../domain/game/TileList.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import type { GamesBlock } from './gamesBlock.ts';
import { minGamesForFilters, gridSizes } from './gridView.ts';
import { RowHeading } from './RowHeading.tsx';
import { useNamedRow } from './useNamedRow.ts';
import { VirtualGrid } from './VirtualGrid.tsx';
import styles from './GamesRow.module.css';

/** Lists all games of a row as a grid. Hidden while a category is shown; renders nothing without games. */
export default memo(function GamesGrid(given: GamesBlock) {
  const { named, isHidden } = useNamedRow(given);
  return given.tiles.length === 0 ? null : <NamedGrid block={named} isHidden={isHidden} />;
});

function NamedGrid({ block, isHidden }: { block: GamesBlock; isHidden: boolean }) {
  const { t } = useText();
  const id = useId();
  const { tiles, total, query, place, screen } = block;
  const [count, setCount] = useState<number | null>(total);
  const games = useMemo(() => {
    const ids = tiles.map((tile) => tile.id);
    return {
      tiles,
      total,
      query: query?.by === 'rule' ? query : { by: 'ids' as const, ids: [...ids, ...(query?.ids ?? [])] },
    };
  }, [tiles, total, query]);
  const eager = place === 0 ? 6 : 0;
  return (
    <section className={styles.row} aria-labelledby={id} hidden={isHidden}>
      <RowHeading
        id={id}
        heading={block.heading}
        reason={block.reason}
        viewAllUrl={block.viewAllUrl}
        isLeading={block.isLeading}
      >
        <span className={styles.count} role="status">
          {count === null ? '' : t('lobby.count', { count })}
        </span>
      </RowHeading>
      {screen > 1 ? (
        <>
          <TileList
            tiles={tiles}
            className={styles.grid}
            sizes={gridSizes}
            eager={eager}
            label={block.heading}
            launchedFrom="grid"
          />
          {query !== null && <FurtherScreen next={screen + 1} />}
        </>
      ) : (
        <>
          <VirtualGrid
            games={games}
            label={block.heading}
            isHidden={isHidden}
            isChoosable={place === 0 && total > minGamesForFilters}
            eager={eager}
            onCount={setCount}
          />
          {place === 0 && total > tiles.length && (
            <noscript>
              <FurtherScreen next={2} />
            </noscript>
          )}
        </>
      )}
    </section>
  );
}

/** Link to the next games for readers without JavaScript; the virtual grid does not need it. */
function FurtherScreen({ next }: { next: number }) {
  const { t } = useText();
  const path = useCurrentPath().replace(/\/more\/\d+$/, '');
  return (
    <a href={`${path}/more/${next}`} className={styles.further}>
      {t('lobby.moreGames')}
    </a>
  );
}
