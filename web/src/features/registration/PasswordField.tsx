import { passwordStrength } from '@foyer/contract/passwordStrength';
import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import { useText } from '../../i18n/TextContext.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import type { StepProps } from './fieldProps.ts';

const labels = [
  'registration.strength.0',
  'registration.strength.1',
  'registration.strength.2',
  'registration.strength.3',
  'registration.strength.4',
] as const;

/** New password with its strength, measured against what the form knows about the player. */
export function PasswordField({
  field,
  details,
}: {
  field: ReturnType<StepProps['field']>;
  details: RegistrationDetails;
}) {
  const { t } = useText();
  const { email, username, firstName, lastName, password } = details;
  const worth = passwordStrength(password, [username, email.split('@')[0] ?? '', firstName, lastName]);
  return (
    <NewPasswordField
      {...field}
      label={t('registration.password')}
      hint={t('registration.passwordHint')}
      labels={{ show: t('registration.show'), hide: t('registration.hide') }}
      strength={{ score: worth, word: password === '' ? '' : t(labels[worth]) }}
    />
  );
}
