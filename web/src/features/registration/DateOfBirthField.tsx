import { languages } from '@foyer/contract/languages';
import { useId } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dateOfBirthParts, withDateOfBirthPart } from './dateOfBirthParts.ts';
import type { StepProps } from './fieldProps.ts';
import styles from './DateOfBirthField.module.css';

const tokens = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

/** Date of birth in three short fields: typing a known date is faster than finding it in a calendar. */
export function DateOfBirthField({
  field: { value, error, onChange, onBlur },
  hint,
}: {
  field: ReturnType<StepProps['field']>;
  hint: string;
}) {
  const { t } = useText();
  const { culture } = useVisit();
  const id = useId();
  const parts = dateOfBirthParts(value);
  const described = error === undefined ? `${id}-hint` : `${id}-error`;
  return (
    <fieldset className={styles.birth} aria-describedby={described}>
      <legend>{t('registration.birth')}</legend>
      <div className={styles.parts}>
        {languages[culture].dateOrder.map((part) => (
          <label key={part} className={part === 'year' ? styles.year : styles.part}>
            <span>{t(`registration.birth.${part}`)}</span>
            <input
              name={tokens[part]}
              value={parts[part]}
              inputMode="numeric"
              autoComplete={tokens[part]}
              maxLength={part === 'year' ? 4 : 2}
              aria-describedby={described}
              {...(error === undefined ? {} : { 'aria-invalid': true })}
              onBlur={({ currentTarget, relatedTarget }) => {
                // The field is left when the focus leaves all three inputs.
                if (currentTarget.closest('fieldset')?.contains(relatedTarget) !== true) onBlur();
              }}
              onChange={({ currentTarget }) =>
                onChange({ currentTarget: { value: withDateOfBirthPart(value, part, currentTarget.value) } })
              }
            />
          </label>
        ))}
      </div>
      {error === undefined ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : (
        <div id={`${id}-error`} className={styles.error}>
          <Icon name="warning-circle-fill" size={18} />
          <span>{error}</span>
        </div>
      )}
    </fieldset>
  );
}
