import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { openOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { useIsLoggedIn } from '../../session/useSession.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { asksForLogin } from './loginAddress.browser.ts';
import { LoginDialog } from './LoginDialog.tsx';

/** The login form over the page, opened by a button or by the address. */
export default function LoginOverlay() {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'login');
  const isAsked = asksForLogin(useSearch({ ssrSearch: '' }));
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    if (isAsked && !isLoggedIn) openOverlay('login');
  }, [isAsked, isLoggedIn]);
  return <LoginDialog isOpen={isOpen} />;
}
