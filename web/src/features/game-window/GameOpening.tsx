import type { ReactNode } from 'react';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import styles from './GameOpening.module.css';

interface GameOpeningProps {
  game: GameTile;
  note?: string;
  /** What to do when it takes long. */
  children?: ReactNode;
}

/** What stands in the window until the game is there: its cover and name, so that the player sees the right game coming. */
export function GameOpening({ game, note, children }: GameOpeningProps) {
  const { t } = useText();
  const { mediaOrigin } = useVisit();
  const cover = coverAddress(game.image, { mediaOrigin, width: 240 });
  return (
    <section className={styles.opening} aria-label={game.name}>
      <img className={styles.backdrop} src={cover} width={240} height={320} alt="" />
      <img className={styles.cover} src={cover} width={240} height={320} alt="" />
      <h1 className={styles.name}>{game.name}</h1>
      <p role="status">{note ?? t('game.starting')}</p>
      {children}
    </section>
  );
}
