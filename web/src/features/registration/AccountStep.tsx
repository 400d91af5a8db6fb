import { useText } from '../../i18n/TextContext.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CountryField } from './CountryField.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { StepProps } from './stepProps.ts';

const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export function AccountStep({ rules, registration, field }: StepProps) {
  const { t } = useText();
  return (
    <>
      <CountryField rules={rules} field={field} />
      <TextField
        {...field('email')}
        {...plain}
        label={t('registration.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...field('username')}
        {...plain}
        label={t('registration.username')}
        autoComplete="username"
        maxLength={40}
        hint={t('registration.usernameHint')}
      />
      <PasswordField field={field('password')} details={registration.form.details} />
    </>
  );
}
