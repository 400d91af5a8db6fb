import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GameFacts } from '../../domain/game/GameFacts.tsx';
import { GameRules } from '../../domain/game/GameRules.tsx';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { enterFullScreen, leaveFullScreen } from './fullScreen.browser.ts';
import { GameFailed } from './GameFailed.tsx';
import { GameNotice } from './GameNotice.tsx';
import type { GamePageProperties } from './GamePage.tsx';
import { GamePanel } from './GamePanel.tsx';
import { GameStage } from './GameStage.tsx';
import { GameTopBar } from './GameTopBar.tsx';
import { allowsOtherGames } from './launchState.ts';
import { useRunningGame } from './useRunningGame.ts';
import { offerGames } from './windowPanel.browser.ts';
import { endsGame } from './windowTrouble.ts';
import styles from './GameWindow.module.css';

/** The window a game plays in: bar, stage, panel. The game launches when the window opens and ends when it closes. */
export default function GameWindow(properties: GamePageProperties) {
  const { game, others, similar, stakes, rules, jackpots } = properties;
  const { t } = useText();
  const launchUrl = useStoreValue(gamesStore, (state) => state.launchUrl);
  const isRestricted = useStoreValue(playerStore, (state) => state.restriction !== null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isInformationOpen, setInformationOpen] = useState(false);
  const { failure, trouble, isReady, isRoundOpen, relaunch } = useRunningGame(properties, frame);

  // Before the first paint, so that nothing of the page below is seen to go.
  useLayoutEffect(() => {
    document.documentElement.dataset['game'] = 'open';
    return () => void delete document.documentElement.dataset['game'];
  }, []);
  useEffect(() => leaveFullScreen, []);
  useEffect(() => offerGames(others), [others]);

  const hasPanel = allowsOtherGames(failure) && !isRestricted;
  const isOver = trouble !== null && endsGame(trouble);
  return (
    <section className={styles.window} aria-label={t('gameWindow.windowOf', { name: game.name })}>
      <GameTopBar
        game={game}
        others={others}
        hasPanel={hasPanel}
        isLost={trouble === 'lost' || trouble === 'unavailable'}
        isRoundOpen={isRoundOpen && failure === null && !isOver}
        onFullScreen={enterFullScreen}
        onInformation={() => setInformationOpen(true)}
      />
      {trouble !== null && !isOver && <GameNotice trouble={trouble} onReload={relaunch} />}
      <div className={styles.body}>
        {failure !== null ? (
          <GameFailed game={game} failure={failure} similar={similar} onRetry={relaunch} />
        ) : isOver ? (
          <div className={styles.over}>
            <GameNotice trouble={trouble} onReload={relaunch} />
          </div>
        ) : (
          <GameStage frame={frame} game={game} address={launchUrl} isReady={isReady} />
        )}
        {hasPanel && <GamePanel game={game} others={others} />}
      </div>
      {isInformationOpen && (
        <Dialog
          isOpen
          onClose={() => setInformationOpen(false)}
          title={t('gameWindow.rulesOf', { name: game.name })}
          size="medium"
        >
          <GameFacts game={game} stakes={stakes} />
          <GameRules rules={rules} jackpots={jackpots} />
        </Dialog>
      )}
    </section>
  );
}
