import type { ComponentType, CSSProperties } from 'react';
import { memo } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { BreakEndsAt } from './BreakEndsAt.tsx';
import type { GamePlace } from './chosenGame.ts';
import { coverAddress, coverSet } from './coverAddress.ts';
import type { GameTile } from './gameTile.ts';
import type { BadgeProps, HeartProps, TableProps } from './tileStores.ts';
import styles from './GameTileView.module.css';

/** Texts of tiles, translated once for a whole list. */
export interface TileTexts {
  isNew: string;
}

export interface GameTileViewProps {
  tile: GameTile;
  mediaOrigin: string;
  /** `sizes` of the cover. */
  sizes: string;
  texts: TileTexts;
  /** Load priority of a cover likely on the first screen: `first` before everything else, `eager` with the page. */
  loading: 'first' | 'eager' | 'lazy';
  Heart: ComponentType<HeartProps> | null;
  /** Badge of some tiles. */
  Badge: ComponentType<BadgeProps> | null;
  /** State of the game's live table, over the cover. */
  Table: ComponentType<TableProps> | null;
  /** Next opening of the shown table, null while it is open; undefined without a table. A table replaces the badges. */
  opensAt: number | null | undefined;
  /** The tile was chosen, and its page is loading. */
  isChosen: boolean;
  /** Renders without a cover: it failed to load, or scrolling is too fast to see it. */
  isBare: boolean;
  /** Facts and play button, shown on hover or focus. */
  info: React.ReactElement | null;
  infoId: string | undefined;
  /** Shows name and provider below the cover, for lists that are read by name. */
  isCaptioned: boolean;
  /** Position for events (LB-11). */
  launchedFrom: GamePlace['launchedFrom'];
  sectionName: string;
  /** From 1. */
  gameIndex: number;
  /** Total number of tiles, if only part of the list is rendered. */
  count?: number | undefined;
  /** Position of a tile outside its row (`tilePart.ts`). */
  style?: CSSProperties | undefined;
}

/** Widths of tiles on screens of one to three device pixels per CSS pixel. */
const tileWidths = [240, 360, 480] as const;

interface TileCover {
  mediaOrigin: string;
  src: string;
  srcSet: string;
}

/**
 * Caches addresses of covers: building them for 120 tiles takes a fifth of a page render, and the server renders the
 * same tiles repeatedly.
 */
const covers = new WeakMap<GameTile, TileCover>();

function coverOf(tile: GameTile, mediaOrigin: string): TileCover {
  const known = covers.get(tile);
  if (known?.mediaOrigin === mediaOrigin) return known;
  const made = {
    mediaOrigin,
    src: coverAddress(tile.image, { mediaOrigin, width: 240 }),
    srcSet: coverSet(tile.image, mediaOrigin, tileWidths),
  };
  covers.set(tile, made);
  return made;
}

/**
 * A game as its cover. A visitor's markup is a link, a picture and at most one badge, because a page contains 120
 * tiles. The surrounding list handles the events of all tiles.
 */
export const GameTileView = memo(function GameTileView({
  tile,
  mediaOrigin,
  sizes,
  texts,
  loading,
  Heart,
  Badge,
  Table,
  opensAt,
  isChosen,
  isBare,
  info,
  infoId,
  isCaptioned,
  launchedFrom,
  sectionName,
  gameIndex,
  count,
  style,
}: GameTileViewProps) {
  const { id, name, kind } = tile;
  const { src, srcSet } = coverOf(tile, mediaOrigin);
  const hasTable = opensAt !== undefined;
  return (
    <li
      className={styles.tile}
      data-id={id}
      data-chosen={isChosen || undefined}
      data-table={hasTable || undefined}
      aria-posinset={count === undefined ? undefined : gameIndex}
      aria-setsize={count}
      style={style}
    >
      {/* The state of a table is newer than the page. */}
      <a
        href={`/game/${id}`}
        aria-disabled={hasTable ? opensAt !== null : tile.isUnavailable}
        aria-describedby={infoId}
      >
        {isBare || tile.image === '' ? (
          <span className={styles.fallback}>{name}</span>
        ) : (
          <img
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            width={240}
            height={320}
            alt={name}
            // The early script marks covers that wait.
            suppressHydrationWarning
            {...(loading === 'lazy' ? { loading: 'lazy' } : loading === 'first' ? { fetchPriority: 'high' } : {})}
          />
        )}
        {Table !== null && <Table gameGroupId={id} name={name} />}
      </a>
      {Badge !== null && <Badge gameGroupId={id} />}
      {hasTable ? null : tile.isUnavailable ? (
        <span className={styles.resting} data-resting="">
          <Icon name={kind === 'live' ? 'lock' : 'wrench'} size={36} />
          <BreakEndsAt tile={tile} />
        </span>
      ) : tile.isNew ? (
        <span className={styles.badge}>{texts.isNew}</span>
      ) : null}
      {Heart !== null && <Heart gameGroupId={id} name={name} place={{ launchedFrom, sectionName, gameIndex }} />}
      {isCaptioned && (
        <p className={styles.caption} aria-hidden="true">
          <b translate="no">{name}</b>
          <small>{tile.provider}</small>
        </p>
      )}
      {info}
    </li>
  );
});
