import { useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { servicesTime } from '../../services/api/servicesClock.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { weekOfStreak } from './celebrations.ts';
import styles from './StreakWeek.module.css';

/** Any Monday: only weekday names are formatted. */
const aMonday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;

/** The seven days of the current week, and which of them belong to the streak. */
export function StreakWeek({ streak }: { streak: number }) {
  const { t } = useText();
  const { locale } = useVisit();
  const dayNames = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // Days of the casino are UTC days for all players.
  const [today] = useState(() => (new Date(servicesTime(Date.now())).getUTCDay() + 6) % 7);
  return (
    <ol className={styles.week} aria-label={t('quests.week')}>
      {weekOfStreak(streak, today).map((isDone, day) => (
        <li key={day} className={isDone ? styles.done : ''}>
          <Icon name={isDone ? 'check-bold' : 'minus'} size={18} />
          <span>{dayNames.format(aMonday + day * dayMs)}</span>
          <span className="visually-hidden">{t(isDone ? 'quests.dayDone' : 'quests.dayOpen')}</span>
        </li>
      ))}
    </ol>
  );
}
