import { useState } from 'react';
import { loadExclusionSection } from '../../domain/safer-gambling/loadExclusionSection.browser.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { waitMinutes } from '../../ui/waitMinutes.ts';
import type { LoginState } from './login.ts';
import styles from './LoginForm.module.css';

/** Explains why the login failed (AU-05) and offers the next step. */
export function LoginProblem({ login, onForgot }: { login: LoginState; onForgot: () => void }) {
  const { t } = useText();
  const visit = useVisit();
  const { helpLine } = visit;
  if (login.step !== 'failed') return null;
  return (
    <>
      <Notice kind="error">
        <p>{t(`login.error.${login.error}`)}</p>
        {login.error === 'unauthorized' && <p>{t('login.attemptsLeft', { left: login.left })}</p>}
        {login.retryAfterMs !== undefined && (
          <p>{t('login.tryAgainIn', { minutes: waitMinutes(login.retryAfterMs) })}</p>
        )}
        {login.error === 'unauthorized' && login.left === 0 && !isOff(visit, 'passwordReset') && (
          <Button size="s" variant="outline" className={styles.action ?? ''} onClick={onForgot}>
            {t('login.resetInstead')}
          </Button>
        )}
        {(login.error === 'deactivated' || login.error === 'closed' || login.error === 'blacklisted') && (
          <p>
            <SiteLink href={sitePaths.help}>{t('login.contactSupport')}</SiteLink>
          </p>
        )}
        <BreakEnd login={login} />
        {(login.error === 'selfExcluded' || login.error === 'onBreak') && (
          <p>
            <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
              {t('login.selfExcludedHelp', { name: helpLine.name })}
            </a>
          </p>
        )}
      </Notice>
      {login.error === 'selfExcluded' && login.returnToken !== undefined && !isOff(visit, 'exclusionReturn') && (
        <ExclusionDetails returnToken={login.returnToken} />
      )}
    </>
  );
}

/** UK20, ON4: a service that names the way back does not end a self-exclusion by its time. */
function BreakEnd({ login: { error, until, restriction } }: { login: Extract<LoginState, { step: 'failed' }> }) {
  const { t } = useText();
  const { locale } = useVisit();
  if (error !== 'onBreak' && error !== 'selfExcluded') return null;
  if (restriction?.mayRequestReturn === true) return <p>{t('login.excludedOver')}</p>;
  if (until === undefined) return null;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });
  const endsByReturn = error === 'selfExcluded' && restriction && !restriction.opensAt;
  return <p>{t(endsByReturn ? 'login.excludedUntil' : 'login.breakUntil', { until: time.format(new Date(until)) })}</p>;
}

function ExclusionDetails({ returnToken }: { returnToken: string }) {
  const { t } = useText();
  const { culture } = useVisit();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ExclusionSection = useLoadedView(
    isOpen,
    () => loadExclusionSection(culture),
    () => {
      setOpen(false);
      setFailed(true);
    },
  );
  if (ExclusionSection !== null && isOpen) return <ExclusionSection returnToken={returnToken} />;
  return (
    <>
      {hasFailed && <p>{t('errors.general')}</p>}
      <Button size="s" variant="outline" className={styles.action ?? ''} isBusy={isOpen} onClick={() => setOpen(true)}>
        {t('login.exclusion')}
      </Button>
    </>
  );
}
