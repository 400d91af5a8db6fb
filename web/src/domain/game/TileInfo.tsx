import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BreakEndsAt } from './BreakEndsAt.tsx';
import type { GameTile } from './gameTile.ts';
import { tileFacts } from './tileFacts.ts';
import styles from './GameTileView.module.css';

/** Facts over the cover. Presses go through to the link below, which refers to the facts as its description. */
export function TileInfo({ tile, id }: { tile: GameTile; id: string }) {
  const text = useText();
  const { t } = text;
  const { name } = tile;
  return (
    <span className={styles.info} data-info="">
      <b aria-hidden="true" translate="no">
        {name}
      </b>
      <span className={styles.facts} id={id}>
        {tile.isUnavailable ? <BreakEndsAt tile={tile} /> : tileFacts(tile, text)}
      </span>
      <span className={styles.actions}>
        {!tile.isUnavailable && (
          <span className={styles.play} aria-hidden="true">
            <Icon name="play-fill" size={16} />
            {t('lobby.play')}
          </span>
        )}
        <button
          type="button"
          aria-label={t('game.informationOf', { name })}
          aria-haspopup="dialog"
          onClick={() => openOverlay('gameInformation', { shownGameId: tile.id })}
        >
          <Icon name="info" size={20} />
        </button>
      </span>
    </span>
  );
}
