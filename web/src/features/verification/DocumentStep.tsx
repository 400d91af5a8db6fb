import { documentTypes } from '@foyer/contract/verification';
import type { StepState, VerificationStep } from '@foyer/contract/verification';
import { useId, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { sendFile } from './sendFile.browser.ts';
import type { UploadError } from './sendFile.browser.ts';
import styles from './VerificationWindow.module.css';

const icons: Readonly<Record<StepState, IconName>> = {
  missing: 'info-fill',
  pending: 'clock-counter-clockwise',
  refused: 'warning-circle-fill',
  approved: 'check-circle-fill',
};

/** One document: accepted kinds, its state, and the file input if one is required. */
export function DocumentStep({ step, state }: { step: VerificationStep; state: StepState }) {
  const { t } = useText();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<UploadError | null>(null);
  const isWanted = state === 'missing' || state === 'refused';

  async function choose(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (file === undefined || isBusy) return;
    setBusy(true);
    setError(null);
    setError(await sendFile(step, file));
    setBusy(false);
    // Allows choosing the same file again after a correction.
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
          <p className={styles.description} id={`${id}-what`}>
            {t(`verification.step.${step}.what`)}
          </p>
          <label className={styles.choose} aria-busy={isBusy}>
            <input
              type="file"
              accept={documentTypes.join(',')}
              aria-labelledby={`${id}-choose ${id}-name`}
              aria-describedby={`${id}-what${error === null ? '' : ` ${id}-error`}`}
              onChange={({ currentTarget }) => void choose(currentTarget)}
            />
            {isBusy && <Icon name="spinner-gap" size={18} />}
            <span id={`${id}-choose`}>{t(isBusy ? 'verification.sending' : 'verification.choose')}</span>
          </label>
          {error !== null && (
            <p id={`${id}-error`} className={styles.error} role="alert">
              <Icon name="warning-circle-fill" size={18} />
              <span>{t(`verification.error.${error}`)}</span>
            </p>
          )}
        </>
      )}
    </li>
  );
}
