import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { isSandbox } from '../../market/isSandbox.ts';
import type { LoginState } from './login.ts';
import styles from './LoginForm.module.css';
import { LoginProblem } from './LoginProblem.tsx';

interface LoginFormProps {
  id: string;
  login: LoginState;
  /** Typed before, when the form is opened again. */
  knownUsername: string;
  onSubmit: (credentials: { username: string; password: string }) => void;
}

/** User name and password, as browsers and password managers know them. The password is gone after each try; the name stays. */
export function LoginForm({ id, login, knownUsername, onSubmit }: LoginFormProps) {
  const { t } = useText();
  const visit = useVisit();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const isBusy = login.step === 'requesting';

  useEffect(() => {
    (username.current?.value === '' ? username : password).current?.focus();
  }, []);

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
    onSubmit(credentials);
  }

  const show = (
    <Button type="button" size="s" className={styles.show ?? ''} aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')} aria-controls={`${id}-password`} onClick={() => setIsShown(!isShown)}>
      {t(isShown ? 'login.hide' : 'login.show')}
    </Button>
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
      <LoginProblem login={login} />
      <TextField
        ref={username}
        id={`${id}-username`}
        name="username"
        label={t('login.username')}
        defaultValue={knownUsername}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
      />
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
        trailing={show}
      />
      <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={styles.note}>{t('login.pasteWorks')}</p>
      {isSandbox(visit) && <p className={styles.note}>{t('login.demoPlayers')}</p>}
    </form>
  );
}
