import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { maxLoginAttempts } from './login.ts';
import type { LoginState } from './login.ts';

/** Why the login failed, in the catalogue's sentence (AU-05), and what can be done about it. */
export function LoginProblem({ login }: { login: LoginState }) {
  const { t } = useText();
  const { helpLine } = useVisit();
  if (login.step !== 'failed') return null;
  return (
    <Notice kind="error">
      <p>{t(`login.error.${login.error}`)}</p>
      {login.error === 'unauthorized' && <p>{t('login.attemptsLeft', { left: login.left, max: maxLoginAttempts })}</p>}
      {login.error === 'selfExcluded' && (
        <p>
          <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
            {t('login.selfExcludedHelp', { name: helpLine.name })}
          </a>
        </p>
      )}
    </Notice>
  );
}
