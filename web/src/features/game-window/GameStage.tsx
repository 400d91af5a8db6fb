import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { FrameAdapter } from './frameAdapter.ts';
import { FrameForm } from './FrameForm.tsx';
import { GameLoading } from './GameLoading.tsx';
import styles from './GameStage.module.css';

/** Time without a ready message from the game after which the player may choose to leave or to keep waiting. */
const slowAfterMs = 8000;

interface GameStageProps {
  frame: RefObject<HTMLIFrameElement | null>;
  game: GameTile;
  wideImage: string | undefined;
  address: string | null;
  /** Null while nothing can run in the frame. */
  adapter: FrameAdapter | null;
  /** The frame has loaded a page of the game. */
  onLoad: () => void;
  isReady: boolean;
  /** Opens a game again that has not spoken for long; null before. */
  onReload: (() => void) | null;
}

/** Name of the frame, for forms. */
const frameName = 'game';

/** Whether a frame still has the empty page with which it begins, which the page can read. */
function isBlank(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank';
  } catch {
    return false;
  }
}

/** Runs the game in a sandboxed frame of its own origin: with what its adapter allows, no referrer. */
export function GameStage({ frame, game, wideImage, address, adapter, onLoad, isReady, onReload }: GameStageProps) {
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
      {address !== null && adapter !== null && (
        <iframe
          ref={frame}
          name={frameName}
          className={styles.frame}
          src={adapter.fields === null ? address : undefined}
          onLoad={({ currentTarget }) => !isBlank(currentTarget) && onLoad()}
          title={t('gameWindow.frameOf', { name: game.name })}
          sandbox={adapter.sandbox}
          allow={adapter.allow}
          referrerPolicy="no-referrer"
        />
      )}
      {address !== null && adapter !== null && adapter.fields !== null && (
        <FrameForm key={address} address={address} fields={adapter.fields} target={frameName} />
      )}
      {!isReady && (
        <div className={styles.cover}>
          <GameLoading
            game={game}
            wideImage={wideImage}
            note={t(onReload !== null ? 'gameWindow.silent' : isSlow ? 'gameWindow.slow' : 'gameFacts.starting')}
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
