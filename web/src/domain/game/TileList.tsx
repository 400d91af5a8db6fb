import { memo, useId, useMemo } from 'react';
import type { RefObject } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import type { GamePlace } from './chosenGame.ts';
import type { GameTile } from './gameTile.ts';
import { GameTileView } from './GameTileView.tsx';
import { tileBadgeStore } from './tileBadge.ts';
import { tileHeartStore } from './tileHeart.ts';
import { TileInfo } from './TileInfo.tsx';
import type { TileApart, TilePart } from './tilePart.ts';
import { useTileList } from './useTileList.ts';
import styles from './GameTileView.module.css';

interface TileListProps {
  tiles: readonly GameTile[];
  className: string | undefined;
  /** `sizes` of the covers. */
  sizes: string;
  /** Tiles from the start that are likely in the first screen. */
  eager?: number;
  /** Name of the list for a screen reader, and of its section in events (LB-11). */
  label: string;
  launchedFrom: GamePlace['launchedFrom'];
  isOrdered?: boolean;
  isCaptioned?: boolean;
  listRef?: RefObject<HTMLUListElement | null>;
  /** Called before the page of a chosen game opens. */
  onChoose?: ((tile: GameTile) => void) | undefined;
  /** Tiles under the same heading that stand before the list (LB-11). */
  before?: number;
  /** Where only a part of the list is drawn. */
  part?: TilePart | null;
}

/** Covers that fetch before all others. */
const firstCovers = 3;

/** Tiles in a row or a grid: one set of listeners for all of them, so that a tile costs no more than its markup. */
export const TileList = memo(function TileList({
  tiles,
  className,
  sizes,
  eager = 0,
  label,
  launchedFrom,
  isOrdered = false,
  isCaptioned = false,
  listRef,
  onChoose,
  before = 0,
  part = null,
}: TileListProps) {
  const { t } = useText();
  const { mediaOrigin, device } = useVisit();
  // A phone shows few at a time, and its line is the slowest.
  const atOnce = device === 'mobile' ? Math.min(eager, firstCovers) : eager;
  const Heart = useStoreValue(tileHeartStore, (state) => state.Heart);
  const { Badge, games: badged } = useStoreValue(tileBadgeStore, (state) => state);
  const infoId = useId();
  const first = part?.first ?? before;
  const { ref, hotId, chosenId, broken, handlers } = useTileList(
    tiles,
    part?.apart ?? null,
    { launchedFrom, sectionName: label, first },
    listRef,
    onChoose,
  );
  const texts = useMemo(() => ({ isNew: t('lobby.new'), live: t('lobby.live') }), [t]);
  const draw = (tile: GameTile, index: number, apart?: TileApart) => {
    const isHot = tile.id === hotId;
    return (
      <GameTileView
        key={tile.id}
        tile={tile}
        mediaOrigin={mediaOrigin}
        sizes={sizes}
        texts={texts}
        loading={index >= atOnce ? 'lazy' : index < firstCovers ? 'first' : 'eager'}
        Heart={Heart}
        Badge={badged.has(tile.id) ? Badge : null}
        isChosen={tile.id === chosenId}
        isBare={broken.has(tile.id) || part?.passing.has(tile.id) === true}
        info={isHot ? <TileInfo tile={tile} id={infoId} /> : null}
        infoId={isHot ? infoId : undefined}
        isCaptioned={isCaptioned}
        launchedFrom={launchedFrom}
        sectionName={label}
        gameIndex={first + index + 1}
        count={part?.count}
        style={
          apart === undefined
            ? undefined
            : { position: 'absolute', top: apart.top, left: apart.left, width: apart.width }
        }
      />
    );
  };
  const items = tiles.map((tile, index) => draw(tile, index));
  const apart = part?.apart ?? null;
  // In the order of the places, so that no tile that is drawn already is moved: a moved one would lose the focus.
  if (apart !== null)
    items.splice(apart.place < first ? 0 : items.length, 0, draw(apart.tile, apart.place - first, apart));
  for (let index = 0; index < (part?.waiting ?? 0); index += 1)
    items.push(<li key={`waiting ${index}`} className={styles.waiting} aria-hidden="true" />);
  // A numbered list says its order; the element is the only difference.
  const List = (isOrdered ? 'ol' : 'ul') as 'ul';
  return (
    <List ref={ref} className={className} aria-label={label} {...handlers}>
      {items}
    </List>
  );
});
