import { lazy, Suspense, useState } from 'react';
import type { MouseEvent } from 'react';
import { FavouriteButton } from '../../domain/favourites/FavouriteButton.tsx';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useBalanceName, usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './GameTopBar.module.css';

const GameMenu = lazy(() => import('./GameMenu.tsx'));
const GamePanelSheet = lazy(() => import('./GamePanelSheet.tsx'));
const LeaveOpenRound = lazy(() => import('./LeaveOpenRound.tsx'));
const GameHistory = lazy(() => import('./GameHistory.tsx'));

interface GameTopBarProps {
  game: GameTile;
  others: readonly GameTile[];
  /** Whether the panel of other games can be opened. */
  hasPanel: boolean;
  /** Connection to the game or its service is lost; the notice below the bar explains it. */
  isLost: boolean;
  /** A round waits for the player's decision; leaving asks for confirmation first. */
  isRoundOpen: boolean;
  /** Null where the browser has no full screen, such as on an iPhone. */
  onFullScreen: (() => void) | null;
  onInformation: () => void;
}

/** Bar over a game: ways out on the left, figures in the middle, safer gambling always visible (GM-05). */
export function GameTopBar({
  game,
  others,
  hasPanel,
  isLost,
  isRoundOpen,
  onFullScreen,
  onInformation,
}: GameTopBarProps) {
  const { t } = useText();
  const navigation = useNavigation();
  const visit = useVisit();
  const [opened, setOpened] = useState<'menu' | 'panel' | 'history' | null>(null);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const close = () => {
    trackInteraction({ area: 'gameWindow', action: 'close' });
    navigation.back('/');
  };
  const goToLobby = () => {
    trackInteraction({ area: 'gameWindow', action: 'lobby' });
    navigation.go(sitePaths.lobby);
  };
  const onLobby = (event: MouseEvent) => {
    if (!isRoundOpen || !isPlainPress(event)) return trackInteraction({ area: 'gameWindow', action: 'lobby' });
    event.preventDefault();
    setLeave(() => goToLobby);
  };
  // A dialog that closes because another one replaced it must not close the other one.
  const closing = (name: 'menu' | 'panel' | 'history') => () => setOpened((now) => (now === name ? null : now));
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('gameWindow.bar')} data-lost={isLost || undefined}>
      <Button
        className={styles.close}
        variant="plain"
        icon="x-bold"
        onClick={() => (isRoundOpen ? setLeave(() => close) : close())}
      >
        {t('gameWindow.close')}
      </Button>
      <ButtonLink className={styles.wide} variant="outline" icon="house-simple" href="/" onClick={onLobby}>
        {t('game.lobby')}
      </ButtonLink>
      <h1 className={styles.name} translate="no">
        {game.name}
      </h1>
      <GameFigures />
      <SiteLink className={styles.safer} href={sitePaths.myPlay} data-track="windowSaferGambling">
        <Icon name="shield-check" />
        <span>{t('site.saferGambling')}</span>
      </SiteLink>
      {!isOff(visit, 'favourites') && (
        <span className={styles.wide}>
          <FavouriteButton gameGroupId={game.id} name={game.name} place="launch" />
        </span>
      )}
      <IconButton className={styles.wide} label={t('gameWindow.rulesAndReturn')} icon="info" onClick={onInformation} />
      {onFullScreen !== null && (
        <IconButton
          className={styles.wide}
          label={t('gameWindow.fullScreen')}
          icon="corners-out"
          onClick={onFullScreen}
        />
      )}
      {hasPanel && (
        <Button
          className={styles.middle}
          variant="outline"
          icon="cherries"
          aria-haspopup="dialog"
          aria-expanded={opened === 'panel'}
          onClick={() => setOpened('panel')}
        >
          {t('gameWindow.panel')}
        </Button>
      )}
      <IconButton
        className={styles.narrow}
        label={t('gameWindow.menu')}
        icon="dots-three-vertical"
        aria-haspopup="dialog"
        aria-expanded={opened === 'menu'}
        onClick={() => setOpened('menu')}
      />
      <Suspense>
        {leave !== null && <LeaveOpenRound onStay={() => setLeave(null)} onLeave={leave} />}
        {opened === 'menu' && (
          <GameMenu
            game={game}
            onLeave={isRoundOpen ? () => setLeave(() => goToLobby) : null}
            onClose={closing('menu')}
            onInformation={onInformation}
            onPanel={hasPanel ? () => setOpened('panel') : null}
            onHistory={() => setOpened('history')}
          />
        )}
        {opened === 'panel' && hasPanel && <GamePanelSheet game={game} others={others} onClose={closing('panel')} />}
        {opened === 'history' && <GameHistory onClose={closing('history')} />}
      </Suspense>
    </div>
  );
}

function GameFigures() {
  const { t } = useText();
  const figures = usePlayerFigures();
  const balanceName = useBalanceName();
  const shown = [
    ['session', t('gameWindow.session'), figures.session],
    ['net', <NetName key="net" />, figures.net],
    ['balance', balanceName, figures.balance],
    ['time', t('gameWindow.time'), figures.time],
  ] as const;
  return (
    <dl className={styles.figures}>
      {shown.map(([key, name, value]) => (
        <div key={key} data-figure={key}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** UK4. The narrow bar has space for one word. */
function NetName() {
  const { t } = useText();
  return (
    <>
      <span className={styles.long}>{t('gameWindow.net')}</span>
      <span className={styles.short}>{t('gameWindow.net.short')}</span>
    </>
  );
}
