import type { Protection } from '@foyer/contract/limits';
import { useState } from 'react';
import { changeReminder } from '../../domain/safer-gambling/protection.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import styles from '../../domain/account/section.module.css';

/** UK6: interval of the reality check. It cannot be switched off; the market's default comes first. */
export function RealityCheckInterval({ protection: { offers, reminderMinutes } }: { protection: Protection }) {
  const { t } = useText();
  /** The new choice, shown before it is saved. */
  const [requested, setRequested] = useState<number | null>(null);
  const chosen = requested ?? reminderMinutes ?? offers.reminderMinutes.usual;
  const choose = async (minutes: number) => {
    setRequested(minutes);
    if (!(await changeReminder(minutes))) showToast(t('saferGambling.failed'), 'error');
    setRequested(null);
  };
  return (
    <section className={styles.section}>
      <h3>{t('saferGambling.reminder')}</h3>
      <fieldset className={styles.choices}>
        <legend>{t('saferGambling.reminder.what')}</legend>
        {offers.reminderMinutes.choices.map((minutes) => (
          <label key={minutes} className={styles.choice}>
            <input
              type="radio"
              name="reminder"
              value={minutes}
              checked={minutes === chosen}
              onChange={() => void choose(minutes)}
            />
            <span>{t('saferGambling.reminder.every', { minutes, hours: minutes % 60 === 0 ? minutes / 60 : 0 })}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
