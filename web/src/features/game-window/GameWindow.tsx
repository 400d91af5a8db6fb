import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GameFacts } from '../../domain/game/GameFacts.tsx';
import { GameRules } from '../../domain/game/GameRules.tsx';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { EssentialBar } from '../../domain/player/EssentialBar.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { ErrorBoundary } from '../../services/errors/ErrorBoundary.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { GameFailed } from './GameFailed.tsx';
import { GameNotice } from './GameNotice.tsx';
import type { GamePageProperties } from './gamePageProperties.ts';
import { GamePanel } from './GamePanel.tsx';
import { GameStage } from './GameStage.tsx';
import { GameTopBar } from './GameTopBar.tsx';
import { allowsOtherGames } from './launchState.ts';
import { useRunningGame } from './useRunningGame.ts';
import { offerGames } from './windowPanel.browser.ts';
import { endsGame } from './windowProblem.ts';
import styles from './GameWindow.module.css';

/**
 * Requests full screen for the whole page, not only for the game window: the footer's age mark and licence line must
 * stay visible (UK19, ON14, MT1).
 */
function enterFullScreen(onRefused: () => void): void {
  document.documentElement.requestFullscreen().catch(onRefused);
}

/** Leaves full screen when the game window closes. The element is undefined on an iPhone, which has no full screen. */
function leaveFullScreen(): void {
  if (document.fullscreenElement instanceof Element) document.exitFullscreen().catch(() => undefined);
}

/** Links to a studio would leave the running game. */
const noGroups = {};

/** Window of a running game: bar, stage, panel. The game launches when the window opens and ends when it closes. */
export default function GameWindow(properties: GamePageProperties) {
  const { game, wideImageUrl, others, similar } = properties;
  const { t } = useText();
  const launchUrl = useStoreValue(gamesStore, (state) => state.launchUrl);
  const isRestricted = useStoreValue(playerStore, (state) => state.restriction !== null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isInformationOpen, setInformationOpen] = useState(false);
  const { failure, problem, otherGameId, isReady, isSilent, isRoundOpen, relaunch, adapter, onFrameLoad } =
    useRunningGame(properties, frame);

  // Runs before the first paint, so that the page below does not flash.
  useLayoutEffect(() => {
    document.documentElement.dataset['game'] = 'open';
    return () => void delete document.documentElement.dataset['game'];
  }, []);
  useEffect(() => leaveFullScreen, []);
  useEffect(() => offerGames(others), [others]);

  const hasPanel = allowsOtherGames(failure) && !isRestricted;
  const isOver = problem !== null && endsGame(problem);
  return (
    <section className={styles.window} aria-label={t('gameWindow.windowOf', { name: game.name })}>
      {/* The parts around the stage fail by themselves, so that the running game goes on. */}
      <ErrorBoundary name="gameBar" renderFallback={(onRetry) => <EssentialBar onRetry={onRetry} />}>
        <GameTopBar
          game={game}
          others={others}
          hasPanel={hasPanel}
          isLost={problem === 'lost' || problem === 'unavailable'}
          isRoundOpen={isRoundOpen && failure === null && !isOver}
          onFullScreen={
            document.fullscreenEnabled
              ? () => enterFullScreen(() => showToast(t('gameWindow.fullScreenRefused'), 'error'))
              : null
          }
          onInformation={() => setInformationOpen(true)}
        />
      </ErrorBoundary>
      <ErrorBoundary name="gameNotice">
        {problem !== null && !isOver && <GameNotice problem={problem} otherGameId={otherGameId} onReload={relaunch} />}
      </ErrorBoundary>
      <div className={styles.body}>
        {failure !== null ? (
          <GameFailed game={game} failure={failure} similar={similar} onRetry={relaunch} />
        ) : isOver ? (
          <div className="flex fill">
            <GameNotice problem={problem} onReload={relaunch} />
          </div>
        ) : (
          <GameStage
            frame={frame}
            game={game}
            wideImage={wideImageUrl}
            address={launchUrl}
            adapter={adapter}
            onLoad={onFrameLoad}
            isReady={isReady}
            onReload={isSilent ? relaunch : null}
          />
        )}
        <ErrorBoundary name="gamePanel">{hasPanel && <GamePanel game={game} others={others} />}</ErrorBoundary>
      </div>
      <ErrorBoundary
        name="gameRules"
        onError={() => {
          setInformationOpen(false);
          showToast(t('errors.general'), 'error');
        }}
      >
        {isInformationOpen && (
          <Dialog
            isOpen
            onClose={() => setInformationOpen(false)}
            title={t('gameWindow.rulesOf', { name: game.name })}
            size="medium"
          >
            <GameFacts {...properties} groups={noGroups} />
            <GameRules {...properties} />
          </Dialog>
        )}
      </ErrorBoundary>
    </section>
  );
}
