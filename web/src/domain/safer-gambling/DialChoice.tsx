import { allowedStep, maxStep } from '@foyer/contract/allowedStep';
import { dialSteps } from '@foyer/contract/dialSteps';
import type { DialStep } from '@foyer/contract/dialSteps';
import { useId } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { turnDial } from '../../services/dial/dial.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { showToast } from '../../services/overlays/toasts.ts';
import { useDialStep } from '../../ui/useDialStep.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import styles from './DialChoice.module.css';

/**
 * The dial from calm to lively, for visitors and players. It names what market and device do not allow. Needs the
 * messages of the area `dial`.
 */
export function DialChoice() {
  const { t } = useText();
  const id = useId();
  const { flags, winCelebration } = useVisit();
  const step = allowedStep(useDialStep(), winCelebration);
  const max = maxStep[winCelebration];
  // Without its flag the dial is calm mode alone, and a step that was chosen before.
  const steps = dialSteps.filter((each) => flags.dial || ['calm', step, max].includes(each));
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const choose = async (chosen: DialStep) => {
    // At once, before the code of the account has loaded.
    turnDial(chosen);
    const isSaved = await import('./chooseDialStep.browser.ts').then(
      ({ chooseDialStep }) => chooseDialStep(chosen),
      () => false,
    );
    if (!isSaved) showToast(t('errors.general'), 'error');
  };
  return (
    <fieldset className={styles.dial} aria-describedby={id}>
      <legend>{t('dial.legend')}</legend>
      <div className={styles.steps}>
        {steps.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={id}
              checked={each === step}
              disabled={allowedStep(each, winCelebration) !== each}
              onChange={() => void choose(each)}
            />
            <span>{t('dial.step', { step: each })}</span>
          </label>
        ))}
      </div>
      <div id={id} className={styles.texts}>
        <p>{t('dial.what', { step })}</p>
        {flags.dial && max !== 'lively' && <p>{t('dial.market', { step: t('dial.step', { step: max }) })}</p>}
        {prefersReducedMotion && <p>{t('dial.device')}</p>}
      </div>
    </fieldset>
  );
}
