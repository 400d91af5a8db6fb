import { lazy, Suspense, useEffect } from 'react';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { takeResetToken, watchResetLink } from '../../services/session/resetAddress.browser.ts';
import { useSearch } from '../../ui/useSearch.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { errorOfFailure, errorOfRefusal, refusalFactsOf } from './login.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { LoginProblem } from './LoginProblem.tsx';
import { loginStore } from './loginStore.ts';
import { requestsLogin } from './requestsLogin.ts';

const ExternalLogin = lazy(() => import('./ExternalLogin.tsx'));

/** Login form over the page, opened by a button, the address, or a message link. */
export default function LoginOverlay() {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'login');
  const isRequested = requestsLogin(useSearch());
  const isPlayer = useIsPlayer();
  const visit = useVisit();
  const canReset = !isOff(visit, 'passwordReset');
  useEffect(() => {
    if (isRequested && !isPlayer) openOverlay('login');
  }, [isRequested, isPlayer]);
  useEffect(() => {
    const follow = () => {
      const resetToken = takeResetToken();
      if (resetToken === null || !canReset) return;
      loginStore.setState({ view: { name: 'reset', resetToken } });
      openOverlay('login');
    };
    follow();
    return watchResetLink(follow);
  }, [canReset]);
  if (visit.externalLogin !== true) return <LoginDialog isOpen={isOpen} />;
  return isOpen ? (
    <Suspense>
      <ExternalLogin Problem={LoginProblem} errors={{ errorOfFailure, errorOfRefusal, refusalFactsOf }} />
    </Suspense>
  ) : null;
}
