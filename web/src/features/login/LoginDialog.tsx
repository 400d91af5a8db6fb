import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { isAllowed } from '../../services/consent/consentState.browser.ts';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { afterLoginPath } from './afterLoginPath.ts';
import { clearLoginRequest } from './clearLoginRequest.browser.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LoginForm } from './LoginForm.tsx';
import { loginStore } from './loginStore.ts';
import type { LoginView } from './loginStore.ts';
import { cancelLogin, performLogin } from './performLogin.browser.ts';
import type { Credentials } from './performLogin.browser.ts';
import { fetchStoredUsername, storeUsername } from './rememberUsername.browser.ts';
import { ResetPassword } from './ResetPassword.tsx';
import styles from './LoginForm.module.css';

const titles = {
  login: 'login.title',
  forgot: 'login.forgot.title',
  reset: 'login.reset.title',
  changed: 'login.title',
} as const;

/** Login dialog. After a login the player goes to the game picked before or stays on the page. */
export function LoginDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useText();
  const navigation = useNavigation();
  const login = useStoreValue(loginStore, (state) => state.login);
  const view = useStoreValue(loginStore, (state) => state.view);
  const [username, setUsername] = useState('');
  const [storedUsername, setStoredUsername] = useState<string | null>(null);
  /** Logged in, while the player's page loads. */
  const [isEntering, setEntering] = useState(false);
  const formId = useId();

  useEffect(() => {
    if (isOpen) void fetchStoredUsername().then(setStoredUsername);
  }, [isOpen]);

  const show = (next: LoginView) => loginStore.setState({ view: next });

  function leave(): void {
    cancelLogin();
    clearLoginRequest();
    show({ name: 'login' });
  }

  function close(): void {
    trackInteraction({ area: 'login', action: 'close' });
    leave();
    overlayStore.setState({ open: null, intendedGameId: null });
  }

  function join(): void {
    trackInteraction({ area: 'login', action: 'openRegistration' });
    leave();
    openOverlay('register');
  }

  function remember(name: string): void {
    // The remember-me checkbox states this consent.
    if (name !== '' && !isAllowed('C0003')) window.OneTrust?.UpdateConsent('Category', 'C0003:1');
    if (name !== '' || storedUsername !== '') void storeUsername(name);
  }

  async function submit(credentials: Credentials, isRemembered: boolean): Promise<void> {
    setUsername(credentials.username);
    const result = await performLogin(credentials);
    if (result === 'failed') return;
    // The service has checked the credentials only for `entered`.
    if (result === 'entered') remember(isRemembered ? credentials.username : '');
    const { intendedGameId } = overlayStore.getState();
    clearLoginRequest();
    setEntering(true);
    const path = afterLoginPath(intendedGameId, window.location.pathname);
    if (path !== null) {
      navigation.go(path, { onSettled: leaveLoggedIn });
      return;
    }
    await navigation.reload();
    leaveLoggedIn();
    // The button that opened the form belonged to the visitor's page and is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  /** Closes the dialog once the page behind it is the player's: it never shows the visitor's page again. */
  function leaveLoggedIn(): void {
    setEntering(false);
    show({ name: 'login' });
    overlayStore.setState(({ open }) => ({ open: open === 'login' ? null : open, intendedGameId: null }));
  }

  function forgot(name: string): void {
    setUsername(name);
    show({ name: 'forgot' });
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={t(titles[view.name])}>
      {view.name === 'forgot' && (
        <ForgotPassword id={formId} knownUsername={username} onBack={() => show({ name: 'login' })} />
      )}
      {view.name === 'reset' && (
        <ResetPassword
          id={formId}
          resetToken={view.resetToken}
          onChanged={() => show({ name: 'changed' })}
          onForgot={() => show({ name: 'forgot' })}
        />
      )}
      {view.name === 'changed' && (
        <div className={styles.above}>
          <Notice kind="success">
            <p role="status">{t('login.reset.changed')}</p>
          </Notice>
        </div>
      )}
      {(view.name === 'login' || view.name === 'changed') && (
        <LoginForm
          id={formId}
          login={login}
          knownUsername={username}
          storedUsername={storedUsername}
          isEntering={isEntering}
          onSubmit={(credentials, isRemembered) => void submit(credentials, isRemembered)}
          onForgot={forgot}
          onJoin={join}
        />
      )}
    </Dialog>
  );
}
