import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccountStep } from './AccountStep.tsx';
import { AddressStep } from './AddressStep.tsx';
import { fieldProps } from './fieldProps.ts';
import { PersonalDetailsStep } from './PersonalDetailsStep.tsx';
import { PreferencesStep } from './PreferencesStep.tsx';
import type { Registration } from './registration.ts';
import { formSteps } from './registrationForm.ts';
import type { FormStep, MarketQuestions } from './registrationForm.ts';
import type { StepProps } from './stepProps.ts';
import styles from './RegistrationSteps.module.css';

const views: Readonly<Record<FormStep, (props: StepProps) => React.JSX.Element>> = {
  account: AccountStep,
  person: PersonalDetailsStep,
  address: AddressStep,
  choices: PreferencesStep,
};

interface RegistrationStepsProps {
  rules: MarketQuestions;
  registration: Registration;
  onEntered: (userId: number) => void;
  onLogIn: () => void;
}

/** Where the player is, the questions of that step, and the two ways on. */
export function RegistrationSteps({ rules, registration, onEntered, onLogIn }: RegistrationStepsProps) {
  const { t } = useText();
  const { step, isBusy, trouble, minutes, attempts } = registration;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const number = formSteps.indexOf(step) + 1;
  const View = views[step];

  // A new step is read out from its name on; no field is focused, because that would cover half a phone with its keyboard.
  useEffect(() => heading.current?.focus(), [step]);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const entered = await registration.goOn();
    if (entered !== null) onEntered(entered.userId);
  }

  return (
    <form ref={form} className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <div className={styles.progress}>
        <div className={styles.bars} aria-hidden="true">
          {formSteps.map((name, index) => (
            <span key={name} className={index < number ? styles.done : ''} />
          ))}
        </div>
        <p ref={heading} tabIndex={-1} className={styles.step}>
          {t('registration.step', { number, of: formSteps.length, name: t(`registration.step.${step}`) })}
        </p>
      </div>
      {trouble !== null && (
        <Notice kind="error">
          <p>
            {trouble === 'tooMany'
              ? t('registration.trouble.tooMany', { minutes })
              : t(`registration.trouble.${trouble}`)}
          </p>
          {(trouble === 'opened' || trouble === 'notOpened') && (
            <Button size="s" onClick={onLogIn}>
              {t('site.logIn')}
            </Button>
          )}
        </Notice>
      )}
      <div className={styles.fields}>
        <View rules={rules} registration={registration} field={fieldProps(registration, rules, t)} />
      </div>
      <div className={number === 1 ? styles.alone : styles.ways}>
        {number > 1 && (
          <Button variant="outline" size="l" onClick={registration.back}>
            {t('registration.back')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
          {t(step === 'choices' ? 'registration.open' : 'registration.continue')}
        </Button>
      </div>
      {step === 'account' ? (
        <p className={styles.note}>
          {t('registration.haveAccount')}{' '}
          <button type="button" className={styles.link} onClick={onLogIn}>
            {t('site.logIn')}
          </button>
        </p>
      ) : (
        rules.proofBefore !== null && <p className={styles.note}>{t(`registration.proof.${rules.proofBefore}`)}</p>
      )}
    </form>
  );
}
