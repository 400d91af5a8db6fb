import { documentTypes } from '@foyer/contract/verification';
import type { StepState, VerificationStep } from '@foyer/contract/verification';
import { useId, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { sendFile } from './sendFile.browser.ts';
import type { SendingTrouble } from './sendFile.browser.ts';
import styles from './VerificationWindow.module.css';

const icons: Readonly<Record<StepState, IconName>> = {
  missing: 'info-fill',
  pending: 'clock-counter-clockwise',
  refused: 'warning-circle-fill',
  approved: 'check-circle-fill',
};

/** One document: what it may be, how it stands, and the way to choose a file where one is wanted. */
export function DocumentStep({ step, state }: { step: VerificationStep; state: StepState }) {
  const { t } = useText();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<SendingTrouble | null>(null);
  const isWanted = state === 'missing' || state === 'refused';

  async function choose(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (file === undefined || isBusy) return;
    setBusy(true);
    setTrouble(null);
    setTrouble(await sendFile(step, file));
    setBusy(false);
    // The same file may be chosen again after it was put right.
    input.value = '';
  }

  return (
    <li className={styles.step}>
      <div className={styles.line}>
        <Icon name={icons[state]} />
        <b id={`${id}-name`}>{t(`verification.step.${step}`)}</b>
        <span className={styles[state]}>{t(`verification.step.${state}`)}</span>
      </div>
      {isWanted && (
        <>
          <p className={styles.what} id={`${id}-what`}>
            {t(`verification.step.${step}.what`)}
          </p>
          <label className={styles.choose} aria-busy={isBusy}>
            <input
              type="file"
              accept={documentTypes.join(',')}
              aria-labelledby={`${id}-choose ${id}-name`}
              aria-describedby={`${id}-what${trouble === null ? '' : ` ${id}-trouble`}`}
              onChange={({ currentTarget }) => void choose(currentTarget)}
            />
            {isBusy && <Icon name="spinner-gap" size={18} />}
            <span id={`${id}-choose`}>{t(isBusy ? 'verification.sending' : 'verification.choose')}</span>
          </label>
          {trouble !== null && (
            <p id={`${id}-trouble`} className={styles.trouble} role="alert">
              <Icon name="warning-circle-fill" size={18} />
              {t(`verification.trouble.${trouble}`)}
            </p>
          )}
        </>
      )}
    </li>
  );
}
