import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { errorOf } from './fieldProps.ts';
import type { StepProps } from './fieldProps.ts';
import { LimitChoice } from './LimitChoice.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './RegistrationSteps.module.css';

/** Limits, marketing by channel, and required agreements. Nothing is ticked by default. */
export function PreferencesStep(props: StepProps) {
  const { t } = useText();
  const { rules, registration, field } = props;
  const { form, change } = registration;
  return (
    <>
      {registration.requiresPassword && <PasswordField field={field('password')} details={form.details} />}
      {rules.limits.length > 0 && <LimitChoice {...props} />}
      <fieldset className={styles.group}>
        <legend>{t('registration.offers')}</legend>
        <div className={styles.channels}>
          {rules.marketingChannels.map((channel) => (
            <CheckField
              key={channel}
              name={`offers-${channel}`}
              label={t(`registration.offers.${channel}`)}
              checked={form.channels.includes(channel)}
              onChange={({ currentTarget }) =>
                change({
                  channels: currentTarget.checked
                    ? [...form.channels, channel]
                    : form.channels.filter((one) => one !== channel),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      {rules.extraFields.affirmation && (
        <CheckField
          name="affirmed"
          label={t('registration.affirm')}
          checked={form.affirmed}
          error={errorOf(registration, rules, t, 'affirmed')}
          onChange={({ currentTarget }) => change({ affirmed: currentTarget.checked })}
        />
      )}
      <CheckField
        name="terms"
        label={
          <span>
            <span>{t('registration.agree', { age: rules.minimumAge })}</span>{' '}
            <a href={sitePaths.terms} target="_blank" rel="noopener">
              {t('registration.termsLink')}
            </a>
          </span>
        }
        checked={form.terms}
        error={errorOf(registration, rules, t, 'terms')}
        onChange={({ currentTarget }) => change({ terms: currentTarget.checked })}
      />
    </>
  );
}
