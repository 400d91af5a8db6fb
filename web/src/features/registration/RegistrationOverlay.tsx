import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { useSearch } from '../../ui/useSearch.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { clearRegistrationRequest, wasRegistrationOpen } from './registrationAddress.browser.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import type { RegistrationProperties } from './registrationForm.ts';
import { requestsRegistration } from './requestsRegistration.ts';

const ExternalRegistration = lazy(() => import('./ExternalRegistration.tsx'));

/** Registration over the page, opened by a button, by the address, or to continue after a reload. */
export default function RegistrationOverlay(properties: RegistrationProperties) {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'register');
  const isRequested = requestsRegistration(useSearch());
  const isPlayer = useIsPlayer();
  // With the form on screen, before a press can close it: a form that was just closed must not reopen.
  useLayoutEffect(() => {
    if (!isPlayer && overlayStore.getState().open === null && (isRequested || wasRegistrationOpen(properties.rules)))
      openOverlay('register');
  }, [isRequested, isPlayer, properties.rules]);
  // Where players log in elsewhere, they may also register there.
  const isExternal = useVisit().externalLogin === true;
  const [isMissing, setMissing] = useState(false);
  if (!isOpen || isPlayer) return null;
  if (!isExternal || isMissing) return <RegistrationDialog {...properties} />;
  return (
    <Suspense>
      <ExternalRegistration onMissing={() => setMissing(true)} onLeave={clearRegistrationRequest} />
    </Suspense>
  );
}
