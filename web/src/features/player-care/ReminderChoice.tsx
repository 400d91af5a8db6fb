import type { Protection } from '@foyer/contract/limits';
import { useState } from 'react';
import { changeReminder } from '../../domain/protection/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../overlays/toasts.ts';
import styles from './section.module.css';

/** UK6: how often the player is told of time and money. There is no never: what stands first is the market's own. */
export function ReminderChoice({ protection: { offers, reminderMinutes } }: { protection: Protection }) {
  const { t } = useText();
  /** What was just chosen, shown before it is known to be saved. */
  const [wish, setRequested] = useState<number | null>(null);
  const chosen = wish ?? reminderMinutes ?? offers.reminderMinutes.usual;
  const choose = async (minutes: number) => {
    setRequested(minutes);
    if (!(await changeReminder(minutes))) showToast(t('care.failed'), 'error');
    setRequested(null);
  };
  return (
    <section className={styles.section}>
      <h3>{t('care.reminder')}</h3>
      <fieldset className={styles.choices}>
        <legend>{t('care.reminder.what')}</legend>
        {offers.reminderMinutes.choices.map((minutes) => (
          <label key={minutes} className={styles.choice}>
            <input
              type="radio"
              name="reminder"
              value={minutes}
              checked={minutes === chosen}
              onChange={() => void choose(minutes)}
            />
            <span>{t('care.reminder.every', { minutes })}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
