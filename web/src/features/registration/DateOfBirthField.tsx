import { languages } from '@foyer/contract/languages';
import { readDay } from '@foyer/contract/readDay';
import { useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { dateOfBirthText, readDateOfBirth } from './dateOfBirth.ts';
import type { StepProps } from './fieldProps.ts';

/**
 * Date of birth in one field: typing a known date is faster than finding it in a calendar. The hint repeats the date in
 * words, so that nobody takes the month for the day.
 */
export function DateOfBirthField({
  field: { value, onChange, ...field },
  minimumAge,
}: {
  field: ReturnType<StepProps['field']>;
  minimumAge: number;
}) {
  const { t } = useText();
  const { culture, locale } = useVisit();
  const { dateOrder } = languages[culture];
  const [typed, setTyped] = useState(() => dateOfBirthText(value, dateOrder));
  const day = readDay(value);
  return (
    <TextField
      {...field}
      label={t('registration.birth')}
      value={typed}
      inputMode="numeric"
      autoComplete="bday"
      maxLength={20}
      hint={
        day === null
          ? t('registration.birthHint', { age: minimumAge })
          : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
      }
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange({ currentTarget: { value: readDateOfBirth(currentTarget.value, dateOrder) } });
      }}
    />
  );
}
