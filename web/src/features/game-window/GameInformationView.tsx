import { BreakEndsAt } from '../../domain/game/BreakEndsAt.tsx';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import { GameFacts } from '../../domain/game/GameFacts.tsx';
import { GameRules } from '../../domain/game/GameRules.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { useLogout } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import type { GamePageProperties } from './GamePage.tsx';
import styles from './GameInformationView.module.css';

/** Everything to read about a game before playing it: return, volatility, stakes, rules (UK16). Complete without script. */
export function GameInformationView({ game, rules, stakes, jackpots }: GamePageProperties) {
  const { t } = useText();
  const { mediaOrigin, access } = useVisit();
  const logOut = useLogout();
  return (
    <article className={styles.page}>
      <img
        className={styles.cover}
        src={coverAddress(game.image, { mediaOrigin, width: 480 })}
        width={360}
        height={480}
        alt=""
        fetchPriority="high"
      />
      <div className={styles.text}>
        <h1>{game.name}</h1>
        <GameFacts game={game} stakes={stakes} />
        {access === 'guest' ? (
          <Button variant="outline" icon="sign-out" onClick={logOut}>
            {t('site.logOut')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="l"
            icon="play-fill"
            disabled={game.isUnavailable === true}
            data-early=""
            onClick={() => openOverlay('login', { intendedGameId: game.id })}
          >
            {t('game.play')}
          </Button>
        )}
        <p className={styles.note}>
          {game.isUnavailable === true ? (
            <BreakEndsAt at={game.backAt} />
          ) : (
            t(access === 'guest' ? 'game.guest' : 'game.logInToPlay')
          )}
        </p>
        <GameRules rules={rules} jackpots={jackpots} />
      </div>
    </article>
  );
}
