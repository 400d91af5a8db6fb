import { useText } from '../../i18n/TextContext.tsx';
import { periodNames } from './historyPeriod.ts';
import type { OwnDates, PeriodName } from './historyPeriod.ts';
import styles from './PlayerHistory.module.css';

interface PeriodChoiceProps {
  name: PeriodName;
  own: OwnDates;
  onName: (name: PeriodName) => void;
  onOwn: (own: OwnDates) => void;
}

/** Periods as chips, and two date fields for the player's own. */
export function PeriodChoice({ name, own, onName, onOwn }: PeriodChoiceProps) {
  const { t } = useText();
  return (
    <>
      <div className={styles.periods} role="group" aria-label={t('history.period')}>
        {periodNames.map((each) => (
          <button key={each} type="button" aria-pressed={each === name} onClick={() => onName(each)}>
            {t(`history.period.${each}`)}
          </button>
        ))}
      </div>
      {name === 'own' && (
        <div className={styles.dates}>
          <label>
            {t('history.from')}
            <input type="date" value={own.from} onChange={(event) => onOwn({ ...own, from: event.target.value })} />
          </label>
          <label>
            {t('history.to')}
            <input type="date" value={own.to} onChange={(event) => onOwn({ ...own, to: event.target.value })} />
          </label>
        </div>
      )}
    </>
  );
}
