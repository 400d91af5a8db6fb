import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { useIsAllowed } from '../../consent/useIsAllowed.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { LoginState } from './login.ts';
import { LoginProblem } from './LoginProblem.tsx';
import { ShowPassword } from './ShowPassword.tsx';
import { UsernameField } from './UsernameField.tsx';
import styles from './LoginForm.module.css';

interface LoginFormProps {
  id: string;
  login: LoginState;
  /** Typed before, when the form is opened again. */
  knownUsername: string;
  /** Kept from an earlier login; null while nobody knows, empty where there is none (AU-15). */
  storedUsername: string | null;
  onSubmit: (credentials: { username: string; password: string }, isRemembered: boolean) => void;
  /** With the name as it is typed. */
  onForgot: (username: string) => void;
  onJoin: () => void;
}

/** User name and password, as browsers and password managers know them. The password is gone after each try; the name stays. */
export function LoginForm({ id, login, knownUsername, storedUsername, onSubmit, onForgot, onJoin }: LoginFormProps) {
  const { t } = useText();
  const visit = useVisit();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const canRemember = useIsAllowed('C0003');
  const isBusy = login.step === 'requesting';

  useEffect(() => {
    (username.current?.value === '' ? username : password).current?.focus();
  }, []);

  useEffect(() => {
    if (storedUsername === null || storedUsername === '' || username.current === null) return;
    if (remember.current !== null) remember.current.checked = true;
    // Whoever has begun to type goes on.
    if (username.current.value !== '') return;
    username.current.value = storedUsername;
    if (document.activeElement === username.current) password.current?.focus();
  }, [storedUsername]);

  useEffect(() => {
    if (login.step !== 'failed') return;
    if (password.current !== null && login.error !== 'missingCredentials') password.current.value = '';
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
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
      <LoginProblem login={login} onForgot={forgot} />
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
        <Button className={styles.link ?? ''} onClick={forgot}>
          {t('login.forgot')}
        </Button>
      </div>
      <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={styles.join}>
        {t('login.newHere')}
        <Button className={styles.link ?? ''} onClick={onJoin}>
          {t('login.join')}
        </Button>
      </p>
      <p className={styles.note}>{t('login.pasteWorks')}</p>
      {visit.controlRoom !== null && <p className={styles.note}>{t('login.demoPlayers')}</p>}
    </form>
  );
}
