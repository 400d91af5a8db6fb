import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useIsAllowed } from '../../services/consent/useIsAllowed.ts';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { uncheckedErrors } from './login.ts';
import type { LoginState } from './login.ts';
import { LoginProblem } from './LoginProblem.tsx';
import { UsernameField } from './UsernameField.tsx';
import styles from './LoginForm.module.css';

interface LoginFormProps {
  id: string;
  login: LoginState;
  /** Username typed before the form was reopened. */
  knownUsername: string;
  /** Username stored at an earlier login; null while loading, empty if there is none (AU-15). */
  storedUsername: string | null;
  /** Whether the player is logged in and their page loads. */
  isEntering: boolean;
  onSubmit: (credentials: { username: string; password: string }, isRemembered: boolean) => void;
  /** Called with the current username. */
  onForgot: (username: string) => void;
  onJoin: () => void;
}

/** Toggle at the end of a password field that shows or hides its value. */
function ShowPassword({ isShown, controls, onToggle }: { isShown: boolean; controls: string; onToggle: () => void }) {
  const { t } = useText();
  return (
    <Button
      size="s"
      className={styles.show ?? ''}
      aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
      aria-controls={controls}
      onClick={onToggle}
    >
      {t(isShown ? 'login.hide' : 'login.show')}
    </Button>
  );
}

/** Username and password with standard autocomplete. The password is cleared after each checked attempt. */
export function LoginForm({
  id,
  login,
  knownUsername,
  storedUsername,
  isEntering,
  onSubmit,
  onForgot,
  onJoin,
}: LoginFormProps) {
  const { t } = useText();
  const visit = useVisit();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const canRemember = useIsAllowed('C0003');
  // A new account is no way around an exclusion.
  const isExcluded = login.step === 'failed' && login.error === 'selfExcluded';
  const isBusy = login.step === 'requesting' || isEntering;

  useEffect(() => {
    (username.current?.value === '' ? username : password).current?.focus();
  }, []);

  useEffect(() => {
    if (storedUsername === null || storedUsername === '' || username.current === null) return;
    if (remember.current !== null) remember.current.checked = true;
    // Do not overwrite what the player has begun to type.
    if (username.current.value !== '') return;
    username.current.value = storedUsername;
    if (document.activeElement === username.current) password.current?.focus();
  }, [storedUsername]);

  useEffect(() => {
    if (login.step !== 'failed') return;
    const isKept = login.error === 'missingCredentials' || uncheckedErrors.includes(login.error);
    if (password.current !== null && !isKept) password.current.value = '';
    (username.current?.value.trim() === '' ? username : password).current?.focus();
  }, [login]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const credentials = { username: username.current?.value ?? '', password: password.current?.value ?? '' };
    setIsShown(false);
    trackInteraction({ area: 'login', action: 'submit' });
    onSubmit(credentials, remember.current?.checked ?? false);
  }

  function toggle(): void {
    if (!isShown) trackInteraction({ area: 'login', action: 'showPassword' });
    setIsShown(!isShown);
  }

  function forgot(): void {
    trackInteraction({ area: 'login', action: 'forgotPassword' });
    onForgot(username.current?.value.trim() ?? '');
  }

  return (
    <div className={styles.form}>
      {/* Outside the form: Enter in its controls must not send the form. */}
      <LoginProblem login={login} onForgot={forgot} />
      <form className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
        <UsernameField ref={username} id={id} known={knownUsername} />
        <TextField
          ref={password}
          id={`${id}-password`}
          name="password"
          label={t('login.password')}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          trailing={<ShowPassword isShown={isShown} controls={`${id}-password`} onToggle={toggle} />}
        />
        <div className={styles.between}>
          <CheckField
            ref={remember}
            name="remember"
            label={t(canRemember ? 'login.remember' : 'login.rememberWithConsent')}
          />
          {!isOff(visit, 'passwordReset') && (
            <Button className={styles.link ?? ''} onClick={forgot}>
              {t('login.forgot')}
            </Button>
          )}
        </div>
        <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
          {t('login.submit')}
        </Button>
        {!isOff(visit, 'registration') && !isExcluded && (
          <p className={styles.join}>
            {t('login.newHere')}
            <Button className={styles.link ?? ''} onClick={onJoin}>
              {t('login.join')}
            </Button>
          </p>
        )}
        <p className={styles.note}>{t('login.pasteWorks')}</p>
        {visit.controlRoom !== null && <p className={styles.note}>{t('site.playMoneyOnly')}</p>}
      </form>
    </div>
  );
}
