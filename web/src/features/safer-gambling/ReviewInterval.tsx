import type { Protection } from '@foyer/contract/limits';
import { useId, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import styles from '../../domain/account/section.module.css';

interface ReviewIntervalProps {
  protection: Protection;
  /** Resolves with false if the choice could not be saved. */
  onChoose: (months: number) => Promise<boolean> | void;
}

/** UK15: interval of the account review; by default the longest that the market allows. */
export function ReviewInterval({ protection: { offers, reviewMonths }, onChoose }: ReviewIntervalProps) {
  const { t } = useText();
  const name = useId();
  /** The new choice, shown before it is saved. */
  const [requested, setRequested] = useState<number | null>(null);
  const chosen = requested ?? reviewMonths ?? offers.reviewMonths?.most;
  const choose = async (months: number) => {
    setRequested(months);
    if ((await onChoose(months)) === false) setRequested(null);
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{t('saferGambling.review.remindAgain')}</legend>
      {offers.reviewMonths?.choices.map((months) => (
        <label key={months} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={months}
            checked={months === chosen}
            onChange={() => void choose(months)}
          />
          <span>{t('saferGambling.review.in', { months })}</span>
        </label>
      ))}
    </fieldset>
  );
}
