import type { ResponseBody } from '@foyer/contract/endpoint';
import { useEffect, useState } from 'react';
import { BreakEndsAt } from '../../domain/game/BreakEndsAt.tsx';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import { GameFacts } from '../../domain/game/GameFacts.tsx';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { GameRules } from '../../domain/game/GameRules.tsx';
import { readGame } from '../../domain/game/gamesApi.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { HourlyCost } from '../../domain/game/HourlyCost.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, openOverlay } from '../../services/overlays/openOverlay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './GameInformationSheet.module.css';

type Reading = { state: 'loading' | 'failed' } | { state: 'there'; game: ResponseBody<typeof readGame> };

/** RTP, volatility, provider, stakes, jackpots and rules of a game; a sheet on phones. */
export default function GameInformationSheet({ gameId }: { gameId: number }) {
  const { t } = useText();
  const { mediaOrigin, loginState } = useVisit();
  const known = useStoreValue(gamesStore, (state) => state.lobbyGames[gameId]);
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    setReading({ state: 'loading' });
    void createApiClient()
      .call(readGame, { params: { gameId: String(gameId) } }, { signal: abort.signal })
      .then(
        (response) =>
          !abort.signal.aborted &&
          setReading(response.ok ? { state: 'there', game: response.value } : { state: 'failed' }),
      );
    return () => abort.abort();
  }, [gameId, attempt]);
  const game = reading.state === 'there' ? reading.game.game : known;
  const play = () => {
    if (loginState === 'Logged-Out') openOverlay('login', { intendedGameId: gameId });
    else closeOverlay();
  };
  return (
    <Dialog isOpen onClose={closeOverlay} title={game?.name ?? t('gameFacts.rules')} size="medium" isSheet>
      <div className={styles.sheet} aria-busy={reading.state === 'loading'}>
        <div className={styles.head}>
          {game !== undefined && (
            <img src={coverAddress(game.image, { mediaOrigin, width: 240 })} width={108} height={144} alt="" />
          )}
          {reading.state === 'there' && (
            <div className={styles.facts}>
              <GameFacts {...reading.game} />
              {reading.game.game.isUnavailable === true ? (
                <p className={styles.rest}>
                  <BreakEndsAt tile={reading.game.game} />
                </p>
              ) : (
                <ButtonLink
                  variant="primary"
                  icon="play-fill"
                  {...gameLink(
                    gameId,
                    { launchedFrom: 'gameInformation', sectionName: t('gameFacts.rules'), gameIndex: 1 },
                    play,
                  )}
                >
                  {t('game.play')}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
        {reading.state === 'there' && <HourlyCost {...reading.game} />}
        {reading.state === 'there' && <GameRules {...reading.game} />}
        {reading.state === 'failed' && (
          <div role="alert" className={styles.failed}>
            <p>{t('gameFacts.noInformation')}</p>
            <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
              {t('site.tryAgain')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
