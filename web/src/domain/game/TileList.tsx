import { memo, useId, useMemo } from 'react';
import type { RefObject } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import type { GamePlace } from './chosenGame.ts';
import type { GameTile } from './gameTile.ts';
import { GameTileView } from './GameTileView.tsx';
import { TileInfo } from './TileInfo.tsx';
import type { TileApart, TilePart } from './tilePart.ts';
import { tileBadgeStore, tileHeartStore, tileTableStore } from './tileStores.ts';
import { useTileList } from './useTileList.ts';
import styles from './GameTileView.module.css';

interface TileListProps {
  tiles: readonly GameTile[];
  className: string | undefined;
  /** `sizes` of the covers. */
  sizes: string;
  /** Number of leading tiles that are likely on the first screen. */
  eager?: number;
  /** Accessible name of the list, and its section in events (LB-11). */
  label: string;
  launchedFrom: GamePlace['launchedFrom'];
  isOrdered?: boolean;
  isCaptioned?: boolean;
  listRef?: RefObject<HTMLUListElement | null>;
  /** Called before the page of a chosen game opens. */
  onChoose?: ((tile: GameTile) => void) | undefined;
  /** Number of preceding tiles under the same heading (LB-11). */
  before?: number;
  /** Rendered part of a long list. */
  part?: TilePart | null;
}

/** Number of covers that load before all others. */
const maxPriorityCovers = 3;

/** Tiles in a row or a grid. One set of listeners serves all tiles, so that a tile costs only its markup. */
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
  const { mediaOrigin, device, hasTileCaptions } = useVisit();
  // A phone shows few tiles at a time and has the slowest connection.
  const priorityCovers = device === 'mobile' ? Math.min(eager, maxPriorityCovers) : eager;
  const Heart = useStoreValue(tileHeartStore, (state) => state.Heart);
  const { Badge, games: badgedGames } = useStoreValue(tileBadgeStore, (state) => state);
  const { Table, shown: shownTables } = useStoreValue(tileTableStore, (state) => state);
  const infoId = useId();
  const first = part?.first ?? before;
  const { ref, hotId, chosenId, broken, handlers } = useTileList(
    tiles,
    part?.apart ?? null,
    { launchedFrom, sectionName: label, first },
    listRef,
    onChoose,
  );
  const texts = useMemo(() => ({ isNew: t('lobby.new') }), [t]);
  const draw = (tile: GameTile, index: number, apart?: TileApart) => {
    const isHot = tile.id === hotId;
    return (
      <GameTileView
        key={tile.id}
        tile={tile}
        mediaOrigin={mediaOrigin}
        sizes={sizes}
        texts={texts}
        loading={index >= priorityCovers ? 'lazy' : index < maxPriorityCovers ? 'first' : 'eager'}
        Heart={Heart}
        Badge={badgedGames.has(tile.id) ? Badge : null}
        Table={tile.kind === 'live' ? Table : null}
        opensAt={shownTables.get(tile.id)}
        isChosen={tile.id === chosenId}
        isBare={broken.has(tile.id) || part?.passing.has(tile.id) === true}
        info={isHot ? <TileInfo tile={tile} id={infoId} /> : null}
        infoId={isHot ? infoId : undefined}
        isCaptioned={isCaptioned || hasTileCaptions}
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
  // Ordered by index, so that no rendered tile moves in the DOM and loses the focus.
  if (apart !== null)
    items.splice(apart.place < first ? 0 : items.length, 0, draw(apart.tile, apart.place - first, apart));
  for (let index = 0; index < (part?.waiting ?? 0); index += 1)
    items.push(<li key={`waiting ${index}`} className={styles.waiting} aria-hidden="true" />);
  // A numbered list uses `ol`; nothing else differs.
  const List = (isOrdered ? 'ol' : 'ul') as 'ul';
  return (
    <List ref={ref} className={className} aria-label={label} {...handlers}>
      {items}
    </List>
  );
});
