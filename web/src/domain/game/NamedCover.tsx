import type { imageWidths } from '@foyer/contract/imageWidths';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { coverAddress, coverSet } from './coverAddress.ts';
import type { GameTile } from './gameTile.ts';
import styles from './NamedCover.module.css';

type Width = (typeof imageWidths)[number];

interface NamedCoverProps {
  game: GameTile;
  /** Widths of the picture to load, the usual one first; CSS decides how large it is shown. */
  widths: readonly [Width, ...Width[]];
  sizes?: string;
  width: number;
  height: number;
}

/** A cover that names its game: a picture, or the name alone of a game without a cover. */
export function NamedCover({ game: { image, name }, widths, sizes, width, height }: NamedCoverProps) {
  const { mediaOrigin } = useVisit();
  if (image === '')
    return (
      <span className={styles.name} translate="no">
        {name}
      </span>
    );
  return (
    <img
      src={coverAddress(image, { mediaOrigin, width: widths[0] })}
      {...(sizes !== undefined && { srcSet: coverSet(image, mediaOrigin, widths), sizes })}
      width={width}
      height={height}
      alt={name}
      loading="lazy"
    />
  );
}
