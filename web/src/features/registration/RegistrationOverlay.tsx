import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { useIsLoggedIn } from '../../services/session/useSession.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { requestsRegistration, wasRegistrationOpen } from './registrationAddress.browser.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import type { RegistrationProperties } from './registrationForm.ts';

/** Registration over the page, opened by a button, by the address, or to continue after a reload. */
export default function RegistrationOverlay(properties: RegistrationProperties) {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'register');
  const isRequested = requestsRegistration(useSearch({ ssrSearch: '' }));
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    if (!isLoggedIn && overlayStore.getState().open === null && (isRequested || wasRegistrationOpen(properties.rules)))
      openOverlay('register');
  }, [isRequested, isLoggedIn, properties.rules]);
  return isOpen && !isLoggedIn ? <RegistrationDialog {...properties} /> : null;
}
