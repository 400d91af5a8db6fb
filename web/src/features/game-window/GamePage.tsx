import { useEffect, useState } from 'react';
import { BreakEndsAt } from '../../domain/game/BreakEndsAt.tsx';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import { GameFacts } from '../../domain/game/GameFacts.tsx';
import { GameRules } from '../../domain/game/GameRules.tsx';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { HourlyCost } from '../../domain/game/HourlyCost.tsx';
import { isUnderMaintenance } from '../../domain/game/isUnderMaintenance.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { servicesTime } from '../../services/api/servicesClock.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { overlayQueueStore } from '../../services/overlays/overlayQueue.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { onEachSecond, useNow } from '../../ui/useNow.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { GameCover } from './GameCover.tsx';
import { GameFailed } from './GameFailed.tsx';
import { GameLoading } from './GameLoading.tsx';
import type { GamePageProperties } from './gamePageProperties.ts';
import { isLaunchBlockedByNotice, isLaunchBlockedByTerms } from './launchBlock.ts';
import { loadGameWindow } from './loadGameWindow.browser.ts';
import { SimilarGames } from './SimilarGames.tsx';
import { TableOpening } from './TableOpening.tsx';
import { useTableOpening } from './useTableOpening.ts';
import styles from './GamePage.module.css';

// Reached through this file alone, so that both share code.
export { loadGameWindow };

const never = () => () => undefined;

/**
 * Whether the game of the page cannot be played now; follows the end of its maintenance or the opening of its table.
 * @param opensAt next opening of its table, null for an open table; undefined if unknown
 */
function useIsClosed(game: GameTile, opensAt: number | null | undefined): boolean {
  const isUnavailable = opensAt === undefined ? game.isUnavailable === true : opensAt !== null;
  const backAt = opensAt ?? game.backAt;
  const now = useNow(isUnavailable ? onEachSecond : never);
  return isUnavailable && (now === null || isUnderMaintenance({ isUnavailable, backAt }, servicesTime(now)));
}

/** Full information about a game before play (UK16): figures, rules, similar games. Complete without JavaScript. */
function GameInformationView(properties: GamePageProperties) {
  const { game, wideImageUrl, similar } = properties;
  const { t } = useText();
  const { mediaOrigin, access } = useVisit();
  const opensAt = useTableOpening(game);
  const isClosed = useIsClosed(game, opensAt);
  const cover = coverAddress(game.image, { mediaOrigin, width: 480 });
  return (
    <article className={styles.page}>
      <img className={styles.backdrop} src={cover} width={360} height={480} alt="" />
      <GameCover game={game} wideImage={wideImageUrl} />
      <div className={styles.text}>
        <h1 translate="no">{game.name}</h1>
        {access === 'guest' ? (
          <Button variant="outline" icon="sign-out" onClick={() => requestLogout()}>
            {t('site.logOut')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="l"
            icon="play-fill"
            disabled={isClosed}
            data-early=""
            onClick={() => openOverlay('login', { intendedGameId: game.id })}
          >
            {t('game.play')}
          </Button>
        )}
        <p className={styles.note}>
          {!isClosed ? (
            t(access === 'guest' ? 'gameFacts.guest' : 'gameFacts.logInToPlay')
          ) : typeof opensAt === 'number' ? (
            <TableOpening opensAt={opensAt} />
          ) : (
            <BreakEndsAt tile={game} />
          )}
        </p>
        <GameFacts {...properties} />
        <HourlyCost {...properties} />
        <GameRules {...properties} />
        <SimilarGames games={similar} launchedFrom="similarGames" />
      </div>
    </article>
  );
}

/** Page of one game: game information for a visitor, the running game for a player. */
export default function GamePage(properties: GamePageProperties) {
  const { game, similar } = properties;
  const { loginState, access, culture } = useVisit();
  const { t } = useText();
  const navigation = useNavigation();
  const isPlayer = useIsPlayer();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(servicesTime(Date.now())), [game]);
  const isClosed = game.isUnavailable === true && (now === null || isUnderMaintenance(game, now));
  const hasNotice = useStoreValue(overlayQueueStore, isLaunchBlockedByNotice);
  const hasTerms = useStoreValue(playerStore, isLaunchBlockedByTerms);
  const isLaunchBlocked = hasNotice || hasTerms;
  const isWanted = loginState === 'Logged-In' && access !== 'guest' && now !== null && isPlayer && !isClosed;
  // Loaded after the first paint: the page shows the game's name and cover at once, and the window needs the player's
  // tokens anyway.
  const GameWindow = useLoadedView(
    isWanted,
    () => loadGameWindow(culture),
    () => showToast(t('errors.general'), 'error'),
  );
  if (loginState === 'Logged-Out' || access === 'guest') return <GameInformationView {...properties} />;
  if (isClosed)
    return <GameFailed game={game} failure="maintenance" similar={similar} onRetry={() => void navigation.reload()} />;
  if (!isWanted || isLaunchBlocked || GameWindow === null)
    return <GameLoading game={game} wideImage={properties.wideImageUrl} />;
  return (
    // The window covers the page. The replaced content keeps its height, so that the footer does not jump up behind the
    // window.
    <div className={styles.place}>
      <GameWindow key={game.id} {...properties} />
    </div>
  );
}
