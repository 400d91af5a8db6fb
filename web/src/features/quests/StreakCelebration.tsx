import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { endCelebration } from './celebrations.ts';
import { Flame } from './Flame.tsx';
import { StreakWeek } from './StreakWeek.tsx';
import styles from './StreakCelebration.module.css';

const rays = Array.from({ length: 22 }, (_, ray) => (ray / 22) * 2 * Math.PI);

/**
 * QU-04: dialog for a login streak. It waits for its turn and for the end of a round, and does not encourage staking.
 */
export function StreakCelebration({ streak }: { streak: number | null }) {
  const isShown = useQueuedOverlay('streak', streak !== null, 'achievement', { waitsForRound: true });
  const trackedStreak = useRef<number | null>(null);
  useEffect(() => {
    if (!isShown || streak === null || trackedStreak.current === streak) return;
    trackedStreak.current = streak;
    trackInteraction({ area: 'loginStreak', action: 'celebration', days: streak });
  }, [isShown, streak]);
  return isShown && streak !== null ? <Celebration streak={streak} /> : null;
}

function Celebration({ streak }: { streak: number }) {
  const { t } = useText();
  const titleId = useId();
  const [isBusy, setIsBusy] = useState(false);
  async function turnOff(): Promise<void> {
    setIsBusy(true);
    const { playerQuests } = await import('./quests.browser.ts');
    const isOff = await playerQuests().chooseStreaks(false);
    setIsBusy(false);
    if (!isOff) return showToast(t('quests.notSaved'), 'error');
    endCelebration();
    showToast(t('quests.streaksOff'), 'success');
  }
  return (
    <Dialog
      isOpen
      onClose={endCelebration}
      title={t('quests.streak', { count: streak })}
      titleId={titleId}
      size="medium"
      isSheet
    >
      <div className={styles.celebration}>
        <IconButton className={styles.close} label={t('site.close')} icon="x" onClick={endCelebration} />
        <div className={styles.picture}>
          <svg className={styles.rays} viewBox="-100 -86 200 172" aria-hidden="true">
            {rays.map((angle, ray) => (
              <path
                key={angle}
                d={`M${(Math.cos(angle) * 74).toFixed(1)} ${(Math.sin(angle) * 74).toFixed(1)}L${(Math.cos(angle) * (ray % 2 ? 84 : 92)).toFixed(1)} ${(Math.sin(angle) * (ray % 2 ? 84 : 92)).toFixed(1)}`}
              />
            ))}
          </svg>
          <Flame className={styles.flame} />
        </div>
        <h2 id={titleId}>{t('quests.streak', { count: streak })}</h2>
        <p className={styles.text}>{t('quests.streakText')}</p>
        <StreakWeek streak={streak} />
        <div className={styles.actions}>
          <Button variant="primary" size="l" onClick={endCelebration}>
            {t('quests.thanks')}
          </Button>
          <Button variant="outline" size="l" isBusy={isBusy} onClick={() => void turnOff()}>
            {t('quests.turnStreaksOff')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
