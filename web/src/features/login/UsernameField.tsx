import type { Ref } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface UsernameFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Id of the form. */
  id: string;
  /** Initial value. */
  known: string;
  error?: string | undefined;
}

/** Username field with standard autocomplete and without autocorrection. */
export function UsernameField({ ref, id, known, error }: UsernameFieldProps) {
  const { t } = useText();
  return (
    <TextField
      ref={ref}
      id={`${id}-username`}
      name="username"
      label={t('login.username')}
      defaultValue={known}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={100}
      error={error}
    />
  );
}
