import type { GameFrameEvent } from '@foyer/contract/gameFrame';
import { useEffect, useRef, useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { afterRound } from './gameContact.ts';
import { GameFailed } from './GameFailed.tsx';
import type { GamePageProperties } from './GamePage.tsx';
import { GamePanel } from './GamePanel.tsx';
import { GameRules } from './GameRules.tsx';
import { GameStage } from './GameStage.tsx';
import { GameTopBar } from './GameTopBar.tsx';
import styles from './GameWindow.module.css';
import { launcher } from './launcher.browser.ts';
import type { LaunchFailure } from './launchState.ts';
import { useGameContact } from './useGameContact.ts';
import { refreshSessionSummary } from '../../session/sessionSummary.browser.ts';

/** The window a game plays in: bar, stage, panel. The game launches when the window opens and ends when it closes. */
export default function GameWindow(properties: GamePageProperties) {
  const { game, others } = properties;
  const { t } = useText();
  const { gamesOrigin } = useVisit();
  const navigation = useNavigation();
  const launch = useStoreValue(launcher().state, (state) => state);
  const launchUrl = useStoreValue(gamesStore, (state) => state.launchUrl);
  const frame = useRef<HTMLIFrameElement>(null);
  const windowElement = useRef<HTMLElement>(null);
  const [broken, setBroken] = useState<LaunchFailure | null>(null);
  const [isReady, setReady] = useState(false);
  const [isInformationOpen, setInformationOpen] = useState(false);

  const start = () => {
    setBroken(null);
    setReady(false);
    void launcher().launch(game, 'game page');
  };
  useEffect(() => {
    start();
    document.documentElement.dataset['game'] = 'open';
    return () => {
      delete document.documentElement.dataset['game'];
      launcher().unlaunch();
    };
    // The window is made anew for another game (by its key), so this runs once for each game.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onEvent = (event: GameFrameEvent) => {
    if (event.type === 'ready') setReady(true);
    if (event.type === 'roundEnded') {
      const { summary } = playerStore.getState();
      if (summary !== null) playerStore.setState({ summary: afterRound(summary, event) });
      void refreshSessionSummary();
    }
    // Too little for this stake ends nothing: the game says so itself, and a lower stake may do.
    if (event.type === 'failed' && event.reason !== 'insufficientFunds') setBroken(event.reason === 'launchTokenRefused' ? 'refused' : 'noAnswer');
    if (event.type === 'exitRequested') navigation.go('/');
  };
  useGameContact({ frame, gamesOrigin, gameGroupId: game.id, onEvent });

  const failure = broken ?? (launch.phase === 'failed' ? launch.failure : null);
  const retry = () => {
    launcher().unlaunch();
    start();
  };
  return (
    <section className={styles.window} ref={windowElement} aria-label={t('game.windowOf', { name: game.name })}>
      <GameTopBar
        game={game}
        others={others}
        onFullScreen={() => void windowElement.current?.requestFullscreen().catch(() => undefined)}
        onInformation={() => setInformationOpen(true)}
      />
      <div className={styles.body}>
        {failure === null ? (
          <GameStage frame={frame} game={game} address={launchUrl} isReady={isReady} />
        ) : (
          <GameFailed game={game} failure={failure} others={others} onRetry={retry} />
        )}
        <GamePanel game={game} others={others} />
      </div>
      {isInformationOpen && <GameRules {...properties} onClose={() => setInformationOpen(false)} />}
    </section>
  );
}
