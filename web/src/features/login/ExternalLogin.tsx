import { useState } from 'react';
import { ProviderWindow } from '../../domain/account/ProviderWindow.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { reloadPage } from '../../ui/reloadPage.browser.ts';
import { afterLoginPath } from './afterLoginPath.ts';
import { clearLoginRequest } from './clearLoginRequest.browser.ts';
import { finishExternalLogin, startExternalLogin, takeProviderResponse } from './externalLogin.browser.ts';
import type { ExternalLoginFailure, LoginErrors } from './externalLogin.browser.ts';
import type { LoginProblem } from './LoginProblem.tsx';

/** Failures of the provider's response, for which the form of this site has other words. */
const isRefusal = ({ error }: ExternalLoginFailure) => error === 'missingCredentials' || error === 'unauthorized';

/** Login at an identity provider: leads there, and logs in with what it responds. */
export default function ExternalLogin({ Problem, errors }: { Problem: typeof LoginProblem; errors: LoginErrors }) {
  const { t } = useText();
  const navigation = useNavigation();
  const [isEntering, setEntering] = useState(false);
  const [failure, setFailure] = useState<ExternalLoginFailure | null>(null);

  function leave(): void {
    overlayStore.setState(({ open }) => ({ open: open === 'login' ? null : open, intendedGameId: null }));
  }

  /** With the provider's response in the address the login finishes, else it begins. */
  async function run(): Promise<void> {
    const response = takeProviderResponse();
    const { intendedGameId } = overlayStore.getState();
    clearLoginRequest();
    setFailure(null);
    setEntering(response !== null);
    const { pathname } = window.location;
    const result =
      response === null
        ? await startExternalLogin(afterLoginPath(intendedGameId, pathname) ?? pathname, errors)
        : await finishExternalLogin(response, errors);
    if ('step' in result) {
      setFailure(result);
      trackInteraction({ area: 'login', action: 'failed', reason: result.error });
    } else if ('url' in result) reloadPage(result.url);
    else {
      trackInteraction({ area: 'login', action: 'success' });
      if (result.returnPath === window.location.pathname) {
        await navigation.reload();
        leave();
      } else navigation.go(result.returnPath, { onSettled: leave });
    }
  }

  return (
    <ProviderWindow
      title={t('login.title')}
      status={t(isEntering ? 'login.external.entering' : 'login.external.leaving')}
      problem={failure === null ? null : problemOf(failure)}
      run={run}
      onClose={() => {
        trackInteraction({ area: 'login', action: 'close' });
        leave();
      }}
    />
  );

  function problemOf(failed: ExternalLoginFailure) {
    return isRefusal(failed) ? (
      <Notice kind="error">
        <p>{t('login.external.refused')}</p>
      </Notice>
    ) : (
      <Problem login={failed} onForgot={() => void run()} />
    );
  }
}
