import { coverAddress } from '../../domain/game/coverAddress.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { FavouriteButton } from '../../domain/favourites/FavouriteButton.tsx';
import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './GameMenu.module.css';

interface GameMenuProps {
  game: GameTile;
  others: readonly GameTile[];
  onClose: () => void;
  onInformation: () => void;
}

/** The in-game menu of a phone (GM-05): everything that the narrow bar has no room for. */
export default function GameMenu({ game, others, onClose, onInformation }: GameMenuProps) {
  const { t } = useText();
  const { mediaOrigin } = useVisit();
  const { balance } = usePlayerFigures();
  return (
    <Dialog isOpen onClose={onClose} title={game.name} isSheet>
      <p className={styles.balance}>
        {t('game.balance')} {balance}
      </p>
      <div className={styles.entries}>
        <Button
          variant="plain"
          icon="wallet"
          onClick={() => {
            onClose();
            siteStore.setState({ bankingModal: { show: true } });
          }}
        >
          {t('game.banking')}
        </Button>
        <ButtonLink variant="plain" icon="house-simple" href="/">
          {t('game.lobby')}
        </ButtonLink>
        <span className={styles.favourite}>
          <FavouriteButton gameGroupId={game.id} name={game.name} />
          {t('game.favourite')}
        </span>
        <Button
          variant="plain"
          icon="info"
          onClick={() => {
            onClose();
            onInformation();
          }}
        >
          {t('game.rulesAndReturn')}
        </Button>
        <ButtonLink variant="plain" icon="shield-check" href="/responsible-gaming">
          {t('site.saferGambling')}
        </ButtonLink>
      </div>
      <h3 className={styles.more}>{t('game.moreGamesCloses')}</h3>
      <ul className={styles.others}>
        {others.slice(0, 8).map((other) => (
          <li key={other.id}>
            <SiteLink href={`/game/${other.id}`} onClick={onClose}>
              <img src={coverAddress(other.image, { mediaOrigin, width: 120 })} width={90} height={120} alt={other.name} loading="lazy" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
