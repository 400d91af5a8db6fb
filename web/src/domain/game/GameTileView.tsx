import type { ComponentType, CSSProperties } from 'react';
import { memo } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { BreakEndsAt } from './BreakEndsAt.tsx';
import type { GamePlace } from './chosenGame.ts';
import { coverAddress, coverSet } from './coverAddress.ts';
import type { GameTile } from './gameTile.ts';
import type { BadgeProps } from './tileBadge.ts';
import type { HeartProps } from './tileHeart.ts';
import styles from './GameTileView.module.css';

/** Words on tiles, translated once for a whole list. */
export interface TileTexts {
  isNew: string;
  live: string;
}

export interface GameTileViewProps {
  tile: GameTile;
  mediaOrigin: string;
  /** `sizes` of the cover. */
  sizes: string;
  texts: TileTexts;
  /** Likely in the first screen: `first` is fetched before everything else, `eager` with the page. */
  loading: 'first' | 'eager' | 'lazy';
  Heart: ComponentType<HeartProps> | null;
  /** What the tiles of some games wear. */
  Badge: ComponentType<BadgeProps> | null;
  /** It was chosen, and its page is on its way. */
  isChosen: boolean;
  /** Without a cover: it did not come, or nobody could see it. */
  isBare: boolean;
  /** Facts and the way to play, while the tile is pointed at or focused. */
  info: React.ReactNode;
  infoId: string | undefined;
  /** Name and provider below the cover, where people look for words. */
  isCaptioned: boolean;
  /** Where it stands (LB-11). */
  launchedFrom: GamePlace['launchedFrom'];
  sectionName: string;
  /** From 1. */
  gameIndex: number;
  /** Number of all, where the list is not drawn whole. */
  count?: number | undefined;
  /** Out of its row (`tilePart.ts`). */
  style?: CSSProperties | undefined;
}

/** Widths that tiles take on screens of one to three dots per pixel. */
const tileWidths = [240, 360, 480] as const;

interface TileCover {
  mediaOrigin: string;
  src: string;
  srcSet: string;
}

/** Writing the addresses of 120 covers is a fifth of rendering a page, and the server draws the same tiles again and again. */
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
 * A game as its cover. A visitor's markup is a link, a picture and at most a badge: 120 of these come with a page. The
 * list around it listens for all of its tiles.
 */
export const GameTileView = memo(function GameTileView({
  tile,
  mediaOrigin,
  sizes,
  texts,
  loading,
  Heart,
  Badge,
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
  const { id, name } = tile;
  const { src, srcSet } = coverOf(tile, mediaOrigin);
  return (
    <li
      className={styles.tile}
      data-id={id}
      data-chosen={isChosen || undefined}
      aria-posinset={count === undefined ? undefined : gameIndex}
      aria-setsize={count}
      style={style}
    >
      <a href={`/game/${id}`} aria-disabled={tile.isUnavailable} aria-describedby={infoId}>
        {isBare ? (
          <span className={styles.fallback}>{name}</span>
        ) : (
          <img
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            width={240}
            height={320}
            alt={name}
            {...(loading === 'lazy' ? { loading: 'lazy' } : loading === 'first' ? { fetchPriority: 'high' } : {})}
          />
        )}
      </a>
      {Badge !== null && <Badge gameGroupId={id} />}
      {tile.isUnavailable ? (
        <span className={styles.resting} data-resting="">
          <Icon name="wrench" size={36} />
          <BreakEndsAt at={tile.backAt} />
        </span>
      ) : tile.kind === 'live' ? (
        <span className={styles.live}>{texts.live}</span>
      ) : tile.isNew ? (
        <span className={styles.badge}>{texts.isNew}</span>
      ) : null}
      {Heart !== null && <Heart gameGroupId={id} name={name} place={{ launchedFrom, sectionName, gameIndex }} />}
      {isCaptioned && (
        <p className={styles.caption} aria-hidden="true">
          <b>{name}</b>
          <small>{tile.provider}</small>
        </p>
      )}
      {info}
    </li>
  );
});
