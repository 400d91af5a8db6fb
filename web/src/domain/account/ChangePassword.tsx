import { passwordStrength } from '@foyer/contract/passwordStrength';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { closeOverlay } from '../../services/overlays/openOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { waitMinutes } from '../../ui/waitMinutes.ts';
import { postChangePassword } from './changePasswordApi.ts';
import { problemOfChange, problemOfFailedChange } from './problemOfChange.ts';
import type { ChangeProblem } from './problemOfChange.ts';
import styles from './ChangePassword.module.css';

const strengthMessageKeys = [
  'saferGambling.strength.0',
  'saferGambling.strength.1',
  'saferGambling.strength.2',
  'saferGambling.strength.3',
  'saferGambling.strength.4',
] as const;

/** Changes the password. After success the form closes and its effects on other devices are explained. */
export default function ChangePassword() {
  const { t } = useText();
  const username = useStoreValue(playerStore, ({ account }) => account?.core.username ?? '');
  const currentField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  /** Minutes to wait after too many wrong passwords; 0 if unknown. */
  const [minutes, setMinutes] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const worth = passwordStrength(password, [username]);
  const isAboutCurrent = problem === 'currentMissing' || problem === 'currentWrong';
  const isAboutNew = problem === 'tooShort' || problem === 'weak';

  useEffect(() => {
    if (attempts > 0) (isAboutNew ? newField : currentField).current?.focus();
  }, [attempts, isAboutNew]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const wrong = problemOfChange({ current, password, username });
    setProblem(wrong);
    if (wrong !== null) return setAttempts(attempts + 1);
    setBusy(true);
    const response = await createApiClient().call(
      postChangePassword,
      { body: { currentPassword: current, password } },
      { token: currentUserToken() },
    );
    setBusy(false);
    if (response.ok) return setDone(true);
    setProblem(problemOfFailedChange(response.failure));
    const waitMs = 'status' in response.failure ? response.failure.retryAfterMs : undefined;
    setMinutes(waitMs === undefined ? 0 : waitMinutes(waitMs));
    setAttempts(attempts + 1);
  }

  return (
    <Dialog isOpen onClose={closeOverlay} title={t('saferGambling.password.title')}>
      {isDone ? (
        <div className="column g16">
          <Notice kind="success">
            <p role="status">{t('saferGambling.password.changed')}</p>
          </Notice>
          <Button size="l" variant="primary" onClick={closeOverlay}>
            {t('site.close')}
          </Button>
        </div>
      ) : (
        <form className="column g16" onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
          {problem !== null && !isAboutCurrent && !isAboutNew && (
            <Notice kind="error">
              <p>{t(`saferGambling.password.error.${problem}`, { minutes })}</p>
            </Notice>
          )}
          {/* Lets password managers associate the password with the username. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <TextField
            ref={currentField}
            name="current-password"
            type="password"
            label={t('saferGambling.password.current')}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={current}
            onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
            error={isAboutCurrent ? t(`saferGambling.password.error.${problem}`) : undefined}
          />
          <NewPasswordField
            ref={newField}
            name="new-password"
            label={t('saferGambling.password.new')}
            hint={t('saferGambling.password.hint')}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            error={isAboutNew ? t(`saferGambling.password.error.${problem}`) : undefined}
            labels={{ show: t('saferGambling.password.show'), hide: t('saferGambling.password.hide') }}
            strength={{ score: worth, word: password === '' ? '' : t(strengthMessageKeys[worth]) }}
          />
          <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
            {t('saferGambling.password.submit')}
          </Button>
          <p className={styles.note}>{t('saferGambling.password.elsewhere')}</p>
        </form>
      )}
    </Dialog>
  );
}
