import type { Ref } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface UsernameFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Of the form that it stands in. */
  id: string;
  /** Typed before. */
  known: string;
  error?: string | undefined;
}

/** The user name as browsers and password managers know it, spelled as it is typed. */
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
