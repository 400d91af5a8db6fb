import { passwordStrength } from '@foyer/contract/passwordStrength';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { postResetPassword } from './loginApi.ts';
import { problemOfFailure, problemOfPassword } from './passwordProblem.ts';
import type { PasswordProblem } from './passwordProblem.ts';
import styles from './LoginForm.module.css';

interface ResetPasswordProps {
  id: string;
  resetToken: string;
  onChanged: () => void;
  /** Called when the link is invalid, to request a new one. */
  onForgot: () => void;
}

const strengthMessageKeys = [
  'login.strength.0',
  'login.strength.1',
  'login.strength.2',
  'login.strength.3',
  'login.strength.4',
] as const;

/** Sets a new password with the token of a reset link. */
export function ResetPassword({ id, resetToken, onChanged, onForgot }: ResetPasswordProps) {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const worth = passwordStrength(password);
  const isAboutPassword = problem === 'tooShort' || problem === 'weak';

  useEffect(() => field.current?.focus(), [problem]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const wrong = problemOfPassword(password);
    setProblem(wrong);
    if (wrong !== null) return;
    setIsBusy(true);
    const response = await createApiClient().call(postResetPassword, { body: { resetToken, password } });
    setIsBusy(false);
    if (response.ok) onChanged();
    else setProblem(problemOfFailure(response.failure));
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
      {problem !== null && !isAboutPassword && (
        <Notice kind="error">
          <p>{t(`login.reset.error.${problem}`)}</p>
          {problem === 'linkOver' && (
            <Button size="s" variant="outline" className={styles.action ?? ''} onClick={onForgot}>
              {t('login.reset.again')}
            </Button>
          )}
        </Notice>
      )}
      <NewPasswordField
        ref={field}
        id={`${id}-new-password`}
        name="new-password"
        label={t('login.reset.password')}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        hint={t('login.reset.hint')}
        error={isAboutPassword ? t(`login.reset.error.${problem}`) : undefined}
        labels={{ show: t('login.show'), hide: t('login.hide') }}
        strength={{ score: worth, word: password === '' ? '' : t(strengthMessageKeys[worth]) }}
      />
      <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
        {t('login.reset.submit')}
      </Button>
      <p className={styles.note}>{t('login.reset.elsewhere')}</p>
    </form>
  );
}
