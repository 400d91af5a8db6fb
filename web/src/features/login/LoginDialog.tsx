import { useId, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { overlayStore } from '../../overlays/openOverlay.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { afterLoginPath } from './afterLoginPath.ts';
import { forgetLoginWish } from './loginAddress.browser.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginStore } from './loginStore.ts';
import { giveUpLogin, performLogin } from './performLogin.browser.ts';
import type { Credentials } from './performLogin.browser.ts';

/** The login dialog: who is in goes on to the game picked before, or sees the page as a player. */
export function LoginDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useText();
  const navigation = useNavigation();
  const login = useStoreValue(loginStore, (state) => state.login);
  const [username, setUsername] = useState('');
  const formId = useId();

  function close(): void {
    giveUpLogin();
    forgetLoginWish();
    overlayStore.setState({ open: null, intendedGameId: null });
  }

  async function submit(credentials: Credentials): Promise<void> {
    setUsername(credentials.username);
    const isIn = await performLogin(credentials);
    if (!isIn) return;
    const { intendedGameId } = overlayStore.getState();
    forgetLoginWish();
    overlayStore.setState({ open: null, intendedGameId: null });
    const path = afterLoginPath(intendedGameId, window.location.pathname);
    if (path !== null) {
      navigation.go(path);
      return;
    }
    await navigation.reload();
    // The button that opened the form is gone with the visitor's page.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('login.title')}>
      <LoginForm id={formId} login={login} knownUsername={username} onSubmit={(credentials) => void submit(credentials)} />
    </Dialog>
  );
}
