import { useText } from '../../i18n/TextContext.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DateOfBirthField } from './DateOfBirthField.tsx';
import type { StepProps } from './stepProps.ts';
import styles from './RegistrationSteps.module.css';

export function PersonalDetailsStep({ rules, field }: StepProps) {
  const { t } = useText();
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
      <DateOfBirthField field={field('dateOfBirth')} hint={t('registration.birthHint', { age: rules.minimumAge })} />
      <TextField
        {...field('mobile')}
        label={t('registration.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      {rules.asks.occupation && (
        <TextField
          {...field('occupation')}
          label={t('registration.occupation')}
          autoComplete="organization-title"
          maxLength={80}
          hint={t('registration.occupationHint')}
        />
      )}
    </>
  );
}
