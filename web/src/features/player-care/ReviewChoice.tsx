import type { Protection } from '@foyer/contract/limits';
import { useId, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import styles from './section.module.css';

interface ReviewChoiceProps {
  protection: Protection;
  onChoose: (months: number) => Promise<void> | void;
}

/** UK15: how often the player is asked to look over account and limits; as seldom as the market allows until they choose. */
export function ReviewChoice({ protection: { offers, reviewMonths }, onChoose }: ReviewChoiceProps) {
  const { t } = useText();
  const name = useId();
  /** What was just chosen, shown before it is known to be saved. */
  const [wish, setRequested] = useState<number | null>(null);
  const chosen = wish ?? reviewMonths ?? offers.reviewMonths?.most;
  const choose = async (months: number) => {
    setRequested(months);
    await onChoose(months);
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{t('care.review.askAgain')}</legend>
      {offers.reviewMonths?.choices.map((months) => (
        <label key={months} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={months}
            checked={months === chosen}
            onChange={() => void choose(months)}
          />
          <span>{t('care.review.in', { months })}</span>
        </label>
      ))}
    </fieldset>
  );
}
