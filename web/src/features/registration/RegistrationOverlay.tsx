import { useLayoutEffect } from 'react';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { useIsLoggedIn } from '../../services/session/useLogout.ts';
import { useSearch } from '../../ui/useSearch.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { wasRegistrationOpen } from './registrationAddress.browser.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import type { RegistrationProperties } from './registrationForm.ts';
import { requestsRegistration } from './requestsRegistration.ts';

/** Registration over the page, opened by a button, by the address, or to continue after a reload. */
export default function RegistrationOverlay(properties: RegistrationProperties) {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'register');
  const isRequested = requestsRegistration(useSearch());
  const isLoggedIn = useIsLoggedIn();
  // With the form on screen, before a press can close it: a form that was just closed must not reopen.
  useLayoutEffect(() => {
    if (!isLoggedIn && overlayStore.getState().open === null && (isRequested || wasRegistrationOpen(properties.rules)))
      openOverlay('register');
  }, [isRequested, isLoggedIn, properties.rules]);
  return isOpen && !isLoggedIn ? <RegistrationDialog {...properties} /> : null;
}
