import { wideImageWidths } from '@foyer/contract/imageWidths';
import { coverAddress, coverSet } from '../../domain/game/coverAddress.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import styles from './GameCover.module.css';

interface GameCoverProps {
  game: GameTile;
  /** Path of the wide cover on the media origin. */
  wideImage: string | undefined;
}

/** Cover on the page of a game: wide where the page has two columns, upright on phones and without a wide cover. */
export function GameCover({ game, wideImage }: GameCoverProps) {
  const { mediaOrigin } = useVisit();
  return (
    <picture className={styles.cover} data-cover="" data-wide={wideImage === undefined ? undefined : ''}>
      {wideImage !== undefined && (
        <source
          media="(min-width: 48em)"
          srcSet={coverSet(wideImage, mediaOrigin, wideImageWidths)}
          sizes="(min-width: 1392px) 640px, 46vw"
        />
      )}
      <img src={coverAddress(game.image, { mediaOrigin, width: 480 })} alt="" fetchPriority="high" />
    </picture>
  );
}
