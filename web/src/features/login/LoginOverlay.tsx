import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { playerStore } from '../../domain/player/playerStore.ts';
import { openOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { asksForLogin } from './loginAddress.browser.ts';
import { LoginDialog } from './LoginDialog.tsx';

/** The login form over the page, opened by a button or by the address. */
export default function LoginOverlay() {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'login');
  const isAsked = asksForLogin(useSearch());
  useEffect(() => {
    if (isAsked && !playerStore.getState().isLoggedIn) openOverlay('login');
  }, [isAsked]);
  return <LoginDialog isOpen={isOpen} />;
}
