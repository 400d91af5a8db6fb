import type { ReactElement } from 'react';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import styles from './GameLoading.module.css';

interface GameLoadingProps {
  game: GameTile;
  /** Path of the wide cover, which fills the background better than the cover. */
  wideImage?: string | undefined;
  note?: string;
  /** Actions shown when loading takes long. */
  children?: ReactElement | false;
}

/** Placeholder until the game is ready: its cover and name confirm that the right game is loading. */
export function GameLoading({ game, wideImage, note, children }: GameLoadingProps) {
  const { t } = useText();
  const { mediaOrigin } = useVisit();
  const cover = coverAddress(game.image, { mediaOrigin, width: 240 });
  return (
    <section className={styles.opening} aria-label={game.name}>
      <img
        className={styles.backdrop}
        src={wideImage === undefined ? cover : coverAddress(wideImage, { mediaOrigin, width: 360 })}
        alt=""
      />
      <img className={styles.cover} data-cover="" src={cover} width={240} height={320} alt="" />
      <h1 className={styles.name} translate="no">
        {game.name}
      </h1>
      <p role="status">{note ?? t('gameFacts.starting')}</p>
      {children}
    </section>
  );
}
