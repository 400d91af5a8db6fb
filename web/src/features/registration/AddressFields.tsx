import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { StepProps } from './fieldProps.ts';
import styles from './RegistrationSteps.module.css';

/** Address of the player. The country was chosen in the first step or follows from the market. */
export function AddressFields({ rules, registration, field }: StepProps) {
  const { t } = useText();
  const { locale } = useVisit();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  const { country } = registration.form.details;
  return (
    <fieldset className={styles.fields}>
      <legend>{t('registration.address')}</legend>
      <dl className={styles.facts}>
        {rules.region !== null && (
          <div>
            <dt>{t('registration.region', { country })}</dt>
            <dd>{rules.region.name}</dd>
          </div>
        )}
        <div>
          <dt>{t('registration.country')}</dt>
          <dd>{country === '' ? '' : names.of(country)}</dd>
        </div>
      </dl>
      <TextField
        {...field('addressLine1')}
        label={t('registration.addressLine1')}
        autoComplete="address-line1"
        maxLength={150}
      />
      <TextField
        {...field('addressLine2')}
        label={t('registration.addressLine2')}
        autoComplete="address-line2"
        maxLength={150}
      />
      <div className={styles.pair}>
        <TextField {...field('city')} label={t('registration.city')} autoComplete="address-level2" maxLength={80} />
        <TextField
          {...field('postcode')}
          label={t('registration.postcode', { country })}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={16}
        />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('registration.currency')}</dt>
          <dd>{`${currencies.of(rules.currencyIsoCode)} (${rules.currencyIsoCode})`}</dd>
        </div>
      </dl>
    </fieldset>
  );
}
