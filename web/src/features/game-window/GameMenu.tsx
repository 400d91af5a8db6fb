import { useEffect } from 'react';
import { FavouriteButton } from '../../domain/favourites/FavouriteButton.tsx';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { NamedCover } from '../../domain/game/NamedCover.tsx';
import { useBalanceName, usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { DialButton } from '../../domain/safer-gambling/DialButton.tsx';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './GameMenu.module.css';

interface GameMenuProps {
  game: GameTile;
  onClose: () => void;
  /** Asks for confirmation before the player leaves an unfinished round; null while no round is open. */
  onLeave: (() => void) | null;
  onInformation: () => void;
  /** Opens the panel with its menus and categories as a sheet; null where other games may not be shown. */
  onPanel: (() => void) | null;
  onHistory: () => void;
}

/** Number of covers in the strip; the panel has the others. */
const stripLength = 8;

/** In-game menu of a phone (GM-05): all actions that do not fit into the narrow bar. */
export default function GameMenu({ game, onClose, onLeave, onInformation, onPanel, onHistory }: GameMenuProps) {
  const { t } = useText();
  const visit = useVisit();
  const { balance } = usePlayerFigures();
  const balanceName = useBalanceName();
  const listed = useStoreValue(gamesStore, (state) => state.windowPanelGames);
  const known = useStoreValue(gamesStore, (state) => state.lobbyGames);
  const strip = listed
    .flatMap((id) => known[id] ?? [])
    .filter(({ id, isUnavailable }) => id !== game.id && isUnavailable !== true);
  useEffect(() => {
    trackInteraction({ area: 'inGameMenu', action: 'toggle', isOpen: true });
    return () => trackInteraction({ area: 'inGameMenu', action: 'toggle', isOpen: false });
  }, []);
  return (
    <Dialog isOpen onClose={onClose} title={game.name} isSheet>
      <p className={styles.balance}>
        <span>{balanceName}</span> <span translate="no">{balance}</span>
      </p>
      <div className={styles.entries}>
        <Button
          variant="plain"
          icon="wallet"
          onClick={() => {
            trackInteraction({ area: 'inGameMenu', action: 'banking' });
            onClose();
            siteStore.setState({ bankingModal: { show: true } });
          }}
        >
          {t('gameWindow.banking')}
        </Button>
        <ButtonLink
          variant="plain"
          icon="house-simple"
          href="/"
          onClick={(event) => {
            trackInteraction({ area: 'inGameMenu', action: 'lobbyRedirect' });
            if (onLeave === null) return;
            event.preventDefault();
            onClose();
            onLeave();
          }}
        >
          {t('game.lobby')}
        </ButtonLink>
        {!isOff(visit, 'favourites') && (
          <span className={styles.favourite}>
            <FavouriteButton gameGroupId={game.id} name={game.name} place="launch" />
            {t('gameWindow.favourite')}
          </span>
        )}
        <Button
          variant="plain"
          icon="info"
          onClick={() => {
            onClose();
            onInformation();
          }}
        >
          {t('gameWindow.rulesAndReturn')}
        </Button>
        <ButtonLink variant="plain" icon="shield-check" href={sitePaths.myPlay}>
          {t('site.saferGambling')}
        </ButtonLink>
        <DialButton variant="plain" onPress={onClose} />
        <Button variant="plain" icon="clock-counter-clockwise" onClick={onHistory}>
          {t('gameWindow.history')}
        </Button>
      </div>
      {onPanel !== null && (
        <div className={styles.more}>
          <h3>{t('gameWindow.moreGamesCloses')}</h3>
          <Button variant="plain" size="s" onClick={onPanel}>
            {t('gameWindow.panel.all')}
          </Button>
        </div>
      )}
      <ul className={styles.others}>
        {(onPanel === null ? [] : strip).slice(0, stripLength).map((other, index) => (
          <li key={other.id}>
            <SiteLink
              {...gameLink(
                other.id,
                { launchedFrom: 'gameMenu', sectionName: t('gameWindow.moreGamesCloses'), gameIndex: index + 1 },
                onClose,
              )}
            >
              <NamedCover game={other} widths={[120]} width={90} height={120} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
