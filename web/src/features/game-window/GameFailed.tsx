import { BreakEndsAt } from '../../domain/game/BreakEndsAt.tsx';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AccountAction } from './AccountAction.tsx';
import { allowsOtherGames, isAboutAccount } from './launchState.ts';
import type { LaunchFailure } from './launchState.ts';
import { SimilarGames } from './SimilarGames.tsx';
import { TableOpening } from './TableOpening.tsx';
import { useTableOpening } from './useTableOpening.ts';
import status from '../../ui/statusCard.module.css';
import styles from './GameFailed.module.css';

const maxSimilarGames = 3;

/** What keeps an account from play, but may be over at the next try. */
const canChange: ReadonlySet<LaunchFailure> = new Set([
  'notVerified',
  'termsNotAccepted',
  'countryRestricted',
  'locationUnknown',
]);

interface GameFailedProps {
  game: GameTile;
  failure: LaunchFailure;
  similar: readonly GameTile[];
  /** Missing if a retry cannot succeed. */
  onRetry?: () => void;
}

/** Failed launch: the reason, a retry, the lobby, and three playable games. */
export function GameFailed({ game, failure, similar, onRetry }: GameFailedProps) {
  const { t } = useText();
  const isClosed = failure === 'maintenance';
  const opensAt = useTableOpening(game);
  // The list says so itself, for example for a recalled game.
  const hasNoEnd = game.isUnavailable === true && game.backAt === undefined && typeof opensAt !== 'number';
  const others = allowsOtherGames(failure) ? similar.slice(0, maxSimilarGames) : [];
  return (
    <div className={styles.failed}>
      <div className={status.ring}>
        <Icon name={!isClosed ? 'plugs' : game.kind === 'live' ? 'clock-counter-clockwise' : 'wrench'} size={36} />
      </div>
      <h1>{isClosed ? game.name : t('gameWindow.failed.title', { name: game.name })}</h1>
      <p role="alert">
        {failure === 'maintenance'
          ? t(hasNoEnd ? 'game.unavailable' : 'game.maintenance', { kind: game.kind })
          : t(`gameWindow.failed.${failure}`)}
      </p>
      {isClosed && (typeof opensAt === 'number' || game.backAt !== undefined) && (
        <p className={styles.back}>
          {typeof opensAt === 'number' ? <TableOpening opensAt={opensAt} /> : <BreakEndsAt tile={game} />}
        </p>
      )}
      <div className={styles.choices}>
        {isAboutAccount(failure) && <AccountAction failure={failure} onRetry={onRetry} />}
        {onRetry !== undefined && failure !== 'recalled' && (!isAboutAccount(failure) || canChange.has(failure)) && (
          <Button variant="outline" onClick={onRetry}>
            {t(failure === 'playedElsewhere' ? 'gameWindow.goOnHere' : 'site.tryAgain')}
          </Button>
        )}
        <ButtonLink variant="outline" href="/">
          {t('game.lobby')}
        </ButtonLink>
      </div>
      <SimilarGames games={others} launchedFrom="failedLaunch" />
    </div>
  );
}
