import { passwordStrength } from '@foyer/contract/passwordStrength';
import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import { useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './PasswordField.module.css';
import type { StepProps } from './stepProps.ts';

const words = ['registration.strength.0', 'registration.strength.1', 'registration.strength.2', 'registration.strength.3', 'registration.strength.4'] as const;

/** A new password with what it is worth, said while it is typed. */
export function PasswordField({ field, details }: { field: ReturnType<StepProps['field']>; details: RegistrationDetails }) {
  const { t } = useText();
  const [isShown, setShown] = useState(false);
  const { email, username, firstName, lastName, password } = details;
  const strength = passwordStrength(password, [username, email.split('@')[0] ?? '', firstName, lastName]);
  const show = (
    <Button size="s" className={styles.show ?? ''} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {t(isShown ? 'registration.hide' : 'registration.show')}
    </Button>
  );
  return (
    <div>
      <TextField
        {...field}
        label={t('registration.password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        hint={t('registration.passwordHint')}
        trailing={show}
      />
      <div className={styles.strength}>
        <span className={styles.bars} data-strength={strength} aria-hidden="true">
          {[1, 2, 3, 4].map((bar) => (
            <span key={bar} className={bar <= strength ? styles.on : ''} />
          ))}
        </span>
        <span aria-live="polite">{password === '' ? '' : t(words[strength])}</span>
      </div>
    </div>
  );
}
