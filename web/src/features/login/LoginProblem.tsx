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
import { uncheckedErrors } from './login.ts';
import type { LoginError, LoginState } from './login.ts';
import styles from './LoginForm.module.css';

/** Errors that customer support can explain. */
const supportErrors: readonly LoginError[] = ['deactivated', 'closed', 'blacklisted', 'underReview'];

/** Explains why the login failed (AU-05) and offers the next step. */
export function LoginProblem({ login, onForgot }: { login: LoginState; onForgot: () => void }) {
  const { t } = useText();
  const visit = useVisit();
  const { helpLine, locale, culture } = visit;
  const returnToken = login.step === 'failed' && !isOff(visit, 'exclusionReturn') ? (login.returnToken ?? null) : null;
  // States when a self-exclusion ends, and the way back (UK20, ON4).
  const ExclusionSection = useLoadedView(
    returnToken !== null,
    () => loadExclusionSection(culture),
    () => undefined,
  );
  if (login.step !== 'failed') return null;
  const { attemptsLeft, lockedSeconds = 0 } = login;
  return (
    <>
      <Notice kind="error">
        <p>{t(`login.error.${login.error}`)}</p>
        {login.error === 'unauthorized' && <p>{t('login.wrongPassword')}</p>}
        {uncheckedErrors.includes(login.error) && <p>{t('login.unchecked')}</p>}
        {attemptsLeft !== undefined && <p>{t('login.attemptsLeft', { left: attemptsLeft })}</p>}
        {lockedSeconds > 0 && <p>{t('login.lockedFor', { minutes: waitMinutes(lockedSeconds * 1000) })}</p>}
        {login.retryAfterMs !== undefined && (
          <p>{t('login.tryAgainIn', { minutes: waitMinutes(login.retryAfterMs) })}</p>
        )}
        {(attemptsLeft === 0 || lockedSeconds > 0) && !isOff(visit, 'passwordReset') && (
          <Button size="s" variant="outline" className={styles.action ?? ''} onClick={onForgot}>
            {t('login.resetInstead')}
          </Button>
        )}
        {supportErrors.includes(login.error) && (
          <p>
            <SiteLink href={sitePaths.help}>{t('login.contactSupport')}</SiteLink>
          </p>
        )}
        {(login.error === 'onBreak' || login.error === 'selfExcluded') &&
          login.until !== undefined &&
          ExclusionSection === null && (
            <p>
              {t('login.breakUntil', {
                until: new Intl.DateTimeFormat(locale, {
                  dateStyle: 'long',
                  timeStyle: 'short',
                  hourCycle: 'h23',
                }).format(new Date(login.until)),
              })}
            </p>
          )}
        {(login.error === 'selfExcluded' || login.error === 'onBreak') && (
          <p>
            <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
              {t('login.selfExcludedHelp', { name: helpLine.name })}
            </a>
          </p>
        )}
      </Notice>
      {returnToken !== null && ExclusionSection !== null && <ExclusionSection returnToken={returnToken} />}
    </>
  );
}
