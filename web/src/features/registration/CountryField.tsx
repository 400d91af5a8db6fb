import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { unknownCountry } from '../../market/unknownCountry.ts';
import { useVisit } from '../../market/VisitContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import type { StepProps } from './stepProps.ts';

/** Where the player lives, asked before anything else: whoever lives where no account can be opened learns it at once. */
export function CountryField({ rules, field }: Pick<StepProps, 'rules' | 'field'>) {
  const { t } = useText();
  const { locale } = useVisit();
  const visitedFrom = useStoreValue(siteStore, ({ geoInfo }) => geoInfo.CountryIsoCode);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = rules.countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
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
