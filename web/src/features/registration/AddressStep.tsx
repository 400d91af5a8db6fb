import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './RegistrationSteps.module.css';
import type { StepProps } from './stepProps.ts';

/** Where the player lives. What the market leaves no choice in is said, not asked. */
export function AddressStep({ rules, field }: StepProps) {
  const { t } = useText();
  const { locale } = useVisit();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  const countries = rules.countries.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const [only] = countries;
  return (
    <>
      {countries.length > 1 ? (
        <SelectField {...field('country')} label={t('registration.country')} autoComplete="country">
          <option value="">{t('registration.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <dl className={styles.facts}>
          <div>
            <dt>{t('registration.country')}</dt>
            <dd>{[rules.region?.name, only?.name].filter(Boolean).join(', ')}</dd>
          </div>
        </dl>
      )}
      <TextField {...field('addressLine1')} label={t('registration.addressLine1')} autoComplete="address-line1" maxLength={150} />
      <TextField {...field('addressLine2')} label={t('registration.addressLine2')} autoComplete="address-line2" maxLength={150} />
      <div className={styles.pair}>
        <TextField {...field('city')} label={t('registration.city')} autoComplete="address-level2" maxLength={80} />
        <TextField {...field('postcode')} label={t('registration.postcode')} autoComplete="postal-code" autoCapitalize="characters" maxLength={16} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('registration.currency')}</dt>
          <dd>
            {currencies.of(rules.currencyIsoCode)} ({rules.currencyIsoCode})
          </dd>
        </div>
      </dl>
    </>
  );
}
