import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { GameLoading } from './GameLoading.tsx';
import styles from './GameStage.module.css';

/** Time without a ready message from the game after which the player may choose to leave or to keep waiting. */
const slowAfterMs = 8000;

interface GameStageProps {
  frame: RefObject<HTMLIFrameElement | null>;
  game: GameTile;
  wideImage: string | undefined;
  address: string | null;
  isReady: boolean;
  /** Opens a game again that has not spoken for long; null before. */
  onReload: (() => void) | null;
}

/** Runs the game in a sandboxed frame of its own origin: scripts only, no referrer. */
export function GameStage({ frame, game, wideImage, address, isReady, onReload }: GameStageProps) {
  const { t } = useText();
  const [isSlow, setSlow] = useState(false);
  const [waits, setWaits] = useState(0);
  useEffect(() => {
    if (isReady) return undefined;
    setSlow(false);
    const timer = window.setTimeout(() => setSlow(true), slowAfterMs);
    return () => window.clearTimeout(timer);
  }, [isReady, address, waits]);
  return (
    <div className={styles.stage}>
      {address !== null && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={address}
          title={t('gameWindow.frameOf', { name: game.name })}
          sandbox="allow-scripts allow-same-origin"
          allow="fullscreen; autoplay"
          referrerPolicy="no-referrer"
        />
      )}
      {!isReady && (
        <div className={styles.cover}>
          <GameLoading
            game={game}
            wideImage={wideImage}
            note={t(onReload !== null ? 'gameWindow.silent' : isSlow ? 'gameWindow.slow' : 'game.starting')}
          >
            {(isSlow || onReload !== null) && (
              <div className={styles.choices}>
                {onReload !== null ? (
                  <Button variant="outline" onClick={onReload}>
                    {t('gameWindow.reload')}
                  </Button>
                ) : (
                  <Button variant="outline" onClick={() => setWaits(waits + 1)}>
                    {t('gameWindow.keepWaiting')}
                  </Button>
                )}
                <ButtonLink variant="outline" href="/">
                  {t('game.lobby')}
                </ButtonLink>
              </div>
            )}
          </GameLoading>
        </div>
      )}
    </div>
  );
}
