import { coverAddress } from '../../domain/game/coverAddress.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import styles from './GameOpening.module.css';

/** What stands in the window until the game is there: its cover and name, so that the player sees the right game coming. */
export function GameOpening({ game, note }: { game: GameTile; note?: string }) {
  const { t } = useText();
  const { mediaOrigin } = useVisit();
  return (
    <section className={styles.opening} aria-label={game.name}>
      <img className={styles.cover} src={coverAddress(game.image, { mediaOrigin, width: 240 })} width={240} height={320} alt="" />
      <h1 className={styles.name}>{game.name}</h1>
      <p role="status">{note ?? (game.isUnavailable === true ? t('game.opensSoon') : t('game.starting'))}</p>
    </section>
  );
}
