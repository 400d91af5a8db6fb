import { sorted } from '@foyer/contract/sorted';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { unknownCountry } from '../../services/market/unknownCountry.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { AddressFields } from './AddressFields.tsx';
import { DateOfBirthField } from './DateOfBirthField.tsx';
import { fieldProps } from './fieldProps.ts';
import type { StepProps } from './fieldProps.ts';
import { PasswordField } from './PasswordField.tsx';
import { PreferencesStep } from './PreferencesStep.tsx';
import type { Registration } from './registration.ts';
import { formSteps, suggestUsername } from './registrationForm.ts';
import type { FormStep, MarketQuestions } from './registrationForm.ts';
import styles from './RegistrationSteps.module.css';

const noCorrection = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Country of residence, asked first, so that players from unsupported countries learn it at once. */
function CountryField({ rules, field }: Pick<StepProps, 'rules' | 'field'>) {
  const { t } = useText();
  const { locale } = useVisit();
  const visitedFrom = useStoreValue(siteStore, ({ geoInfo }) => geoInfo.CountryIsoCode);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = sorted(
    rules.countries.map((code) => ({ code, name: names.of(code) ?? code })),
    (a, b) => a.name.localeCompare(b.name, locale),
  );
  const isServed = visitedFrom === unknownCountry || rules.countries.includes(visitedFrom);
  return (
    <>
      {!isServed && (
        <Notice kind="info">
          <p>{t('registration.notServed', { country: names.of(visitedFrom) ?? visitedFrom })}</p>
        </Notice>
      )}
      {countries.length > 1 && (
        <SelectField {...field('country')} label={t('registration.countryOfResidence')} autoComplete="country">
          <option value="">{t('registration.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function AccountStep({ rules, registration, field }: StepProps) {
  const { t } = useText();
  const { email, username } = registration.form.details;
  const isSuggested = username !== '' && username === suggestUsername(email);
  return (
    <>
      <CountryField rules={rules} field={field} />
      <TextField
        {...field('email')}
        {...noCorrection}
        label={t('registration.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...field('username')}
        {...noCorrection}
        label={t('registration.username')}
        autoComplete="username"
        maxLength={40}
        // Typing replaces the suggestion.
        onFocus={({ currentTarget }) => isSuggested && currentTarget.select()}
        hint={t(isSuggested ? 'registration.usernameSuggested' : 'registration.usernameHint')}
      />
      <PasswordField field={field('password')} details={registration.form.details} />
    </>
  );
}

function PersonalDetailsStep(props: StepProps) {
  const { t } = useText();
  const { rules, field } = props;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={t('registration.firstName')}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          {...field('lastName')}
          label={t('registration.lastName')}
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <DateOfBirthField field={field('dateOfBirth')} minimumAge={rules.minimumAge} />
      <TextField
        {...field('mobile')}
        label={t('registration.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      {rules.extraFields.occupation && (
        <TextField
          {...field('occupation')}
          label={t('registration.occupation')}
          autoComplete="organization-title"
          maxLength={80}
          hint={t('registration.occupationHint')}
        />
      )}
      <AddressFields {...props} />
    </>
  );
}

const views: Readonly<Record<FormStep, (props: StepProps) => React.JSX.Element>> = {
  account: AccountStep,
  person: PersonalDetailsStep,
  choices: PreferencesStep,
};

interface RegistrationStepsProps {
  rules: MarketQuestions;
  registration: Registration;
  onEntered: (userId: number) => void;
  onLogIn: () => void;
}

/** Progress, the current step's fields, and the back and next buttons. */
export function RegistrationSteps({ rules, registration, onEntered, onLogIn }: RegistrationStepsProps) {
  const { t } = useText();
  const { step, isBusy, error, minutes, attempts } = registration;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const number = formSteps.indexOf(step) + 1;
  const View = views[step];

  // Focus the heading of a new step, so that a screen reader starts there. Focusing a field would open the on-screen
  // keyboard over half of a phone.
  useEffect(() => heading.current?.focus(), [step]);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const entered = await registration.submitStep();
    if (entered !== null) onEntered(entered.userId);
  }

  return (
    <form ref={form} className="column g16" noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <div className="stack g8">
        <div className={styles.bars} aria-hidden="true">
          {formSteps.map((name, index) => (
            <span key={name} className={index < number ? styles.done : ''} />
          ))}
        </div>
        <p ref={heading} tabIndex={-1} className={styles.step}>
          {t('registration.step', { number, of: formSteps.length, name: t(`registration.step.${step}`) })}
        </p>
      </div>
      {error !== null && (
        <Notice kind="error">
          <p>{error === 'tooMany' ? t('registration.error.tooMany', { minutes }) : t(`registration.error.${error}`)}</p>
          {(error === 'opened' || error === 'notOpened') && (
            <Button size="s" onClick={onLogIn}>
              {t('site.logIn')}
            </Button>
          )}
          {(error === 'notOpened' || error === 'notChecked') && (
            <p>
              <SiteLink href={sitePaths.help}>{t('registration.contactSupport')}</SiteLink>
            </p>
          )}
        </Notice>
      )}
      <div className={styles.fields}>
        <View rules={rules} registration={registration} field={fieldProps(registration, rules, t)} />
      </div>
      <div className={number === 1 ? styles.alone : styles.actions}>
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
        <p className="t13 muted">
          {t('registration.haveAccount')}{' '}
          <button type="button" className={styles.link} onClick={onLogIn}>
            {t('site.logIn')}
          </button>
        </p>
      ) : (
        rules.proofBefore !== null && <p className="t13 muted">{t(`registration.proof.${rules.proofBefore}`)}</p>
      )}
    </form>
  );
}
