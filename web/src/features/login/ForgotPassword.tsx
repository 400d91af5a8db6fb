import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { waitMinutes } from '../../ui/waitMinutes.ts';
import { postForgotPassword } from './loginApi.ts';
import { UsernameField } from './UsernameField.tsx';
import styles from './LoginForm.module.css';

type Step = 'asking' | 'sending' | 'sent' | 'missing' | 'waiting' | 'failed';

/** Requests a password-reset link. The confirmation is the same for every username (AU-20). */
export function ForgotPassword({
  id,
  knownUsername,
  onBack,
}: {
  id: string;
  knownUsername: string;
  onBack: () => void;
}) {
  const { t } = useText();
  const visit = useVisit();
  const username = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<Step>('asking');
  /** Minutes to wait after too many requests; 0 if unknown. */
  const [minutes, setMinutes] = useState(0);

  useEffect(() => {
    (step === 'sent' ? back : username).current?.focus();
  }, [step]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const name = username.current?.value.trim() ?? '';
    if (step === 'sending') return;
    if (name === '') {
      setStep('missing');
      return;
    }
    setStep('sending');
    const response = await createApiClient().call(postForgotPassword, { body: { username: name } });
    if (response.ok) setStep('sent');
    else if ('status' in response.failure && response.failure.status === 429) {
      setMinutes(response.failure.retryAfterMs === undefined ? 0 : waitMinutes(response.failure.retryAfterMs));
      setStep('waiting');
    } else setStep('failed');
  }

  if (step === 'sent') {
    return (
      <div className={styles.form}>
        <Notice kind="success">
          <p role="status">{t('login.forgot.sent')}</p>
          {visit.controlRoom !== null && <p>{t('login.forgot.outbox', { address: `${visit.controlRoom}/outbox` })}</p>}
        </Notice>
        <Button ref={back} size="l" variant="primary" onClick={onBack}>
          {t('login.backToLogin')}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-busy={step === 'sending'}>
      {(step === 'failed' || step === 'waiting') && (
        <Notice kind="error">
          <p>{step === 'waiting' ? t('login.forgot.wait', { minutes }) : t('login.forgot.failed')}</p>
        </Notice>
      )}
      <p className={styles.lead}>{t('login.forgot.lead')}</p>
      <UsernameField
        ref={username}
        id={id}
        known={knownUsername}
        error={step === 'missing' ? t('login.forgot.missing') : undefined}
      />
      <Button type="submit" variant="primary" size="l" isBusy={step === 'sending'}>
        {t('login.forgot.submit')}
      </Button>
      <Button className={styles.link ?? ''} onClick={onBack}>
        {t('login.backToLogin')}
      </Button>
    </form>
  );
}
