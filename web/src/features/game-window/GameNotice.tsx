import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { endsGame } from './windowProblem.ts';
import type { WindowProblem } from './windowProblem.ts';
import styles from './GameNotice.module.css';

const icons: Record<WindowProblem, IconName> = {
  lost: 'wifi-slash',
  unavailable: 'wifi-slash',
  otherGameOpen: 'info',
  meterPresumedDead: 'warning-fill',
  sessionEnded: 'plugs',
  playedElsewhere: 'info',
  recalled: 'info',
  meterDead: 'plugs',
};

/**
 * Explains a problem with the running game: a line below the bar if the game may recover by itself, otherwise a card.
 * The buttons to leave and to continue have the same size and stand side by side.
 */
export function GameNotice({
  problem,
  otherGameId = null,
  onReload,
}: {
  problem: WindowProblem;
  /** Game whose open round prevents a round here (`otherGameOpen`). */
  otherGameId?: number | null;
  onReload: () => void;
}) {
  const { t } = useText();
  const isEnding = endsGame(problem);
  return (
    <div className={isEnding ? styles.card : styles.line} role="alert">
      <Icon name={icons[problem]} size={isEnding ? 36 : 20} />
      <div className={styles.text}>
        <strong>{t(`gameWindow.problem.${problem}.title`)}</strong>
        <p>{t(`gameWindow.problem.${problem}`)}</p>
      </div>
      <div className={styles.choices}>
        {problem === 'otherGameOpen' && otherGameId !== null && (
          <ButtonLink
            variant="outline"
            size="s"
            {...gameLink(otherGameId, {
              launchedFrom: 'openRound',
              sectionName: t('gameWindow.problem.otherGameOpen.title'),
              gameIndex: 1,
            })}
          >
            {t('gameWindow.openRound.finish')}
          </ButtonLink>
        )}
        {problem !== 'meterPresumedDead' && problem !== 'otherGameOpen' && problem !== 'recalled' && (
          <Button variant="outline" size={isEnding ? 'm' : 's'} onClick={onReload}>
            {t(problem === 'playedElsewhere' ? 'gameWindow.goOnHere' : 'gameWindow.reload')}
          </Button>
        )}
        <ButtonLink variant="outline" size={isEnding ? 'm' : 's'} href="/">
          {t('game.lobby')}
        </ButtonLink>
      </div>
    </div>
  );
}
