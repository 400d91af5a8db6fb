import type { UserStatistics } from '@foyer/contract/campaigns';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { playerQuests, QuestsCallError } from './quests.browser.ts';
import { StreakWeek } from './StreakWeek.tsx';
import styles from './QuestsPanel.module.css';

/** The player's streak and achievements so far, and the switch for streak notices. */
export function StreakRecord() {
  const { t } = useText();
  const { locale } = useVisit();
  const [record, setRecord] = useState<UserStatistics | { failedWith: number | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    playerQuests()
      .statistics()
      .then(
        (statistics) => isCurrent && setRecord(statistics),
        (error: unknown) =>
          isCurrent && setRecord({ failedWith: error instanceof QuestsCallError ? error.status : null }),
      );
    return () => void (isCurrent = false);
  }, [attempt]);
  if (record === null) return <p role="status">{t('quests.loading')}</p>;
  if ('failedWith' in record) {
    return (
      <Notice kind="error">
        <p>{record.failedWith === null ? t('quests.failed') : t('quests.failedWith', { status: record.failedWith })}</p>
        <Button variant="outline" size="s" onClick={() => setAttempt(attempt + 1)}>
          {t('quests.tryAgain')}
        </Button>
      </Notice>
    );
  }
  const { isStreakOn, loginStreak, gamesTried, achievements } = record;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  async function turn(): Promise<void> {
    setIsBusy(true);
    const isSaved = await playerQuests().chooseStreaks(!isStreakOn);
    setIsBusy(false);
    if (isSaved) setRecord({ isStreakOn: !isStreakOn, loginStreak, gamesTried, achievements });
    else showToast(t('quests.notSaved'), 'error');
  }
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('quests.daysInARow')}</dt>
          <dd className="num">{loginStreak}</dd>
        </div>
        <div>
          <dt>{t('quests.gamesTried')}</dt>
          <dd className="num">{gamesTried}</dd>
        </div>
      </dl>
      <StreakWeek streak={loginStreak} />
      <p className="t14 muted">{t(isStreakOn ? 'quests.streaksAreOn' : 'quests.streaksAreOff')}</p>
      <Button variant="outline" isBusy={isBusy} onClick={() => void turn()}>
        {t(isStreakOn ? 'quests.turnStreaksOff' : 'quests.turnStreaksOn')}
      </Button>
      <section className={styles.section}>
        <h3>{t('quests.achievements')}</h3>
        {achievements.length === 0 && <p className="t14 muted">{t('quests.noAchievements')}</p>}
        <ul className={styles.achievements}>
          {achievements.map(({ achievementId, title, unlockedAt }) => (
            <li key={achievementId}>
              <Icon name="trophy-fill" size={24} />
              <span>{title}</span>
              <small>{day.format(unlockedAt)}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
