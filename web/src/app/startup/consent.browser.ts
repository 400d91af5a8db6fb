import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { storeUsername } from '../../features/login/rememberUsername.browser.ts';
import { followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import { startConsent } from '../../services/consent/startConsent.browser.ts';
import { removeVendorKeys } from '../../services/storage/removeVendorKeys.browser.ts';
import { canStore } from '../../services/storage/storageConsent.ts';
import type { StartItem } from './startItems.browser.ts';

/** Runs after the stored state is restored, and before anything that stores, loads or sends (CO-01). */
export const consent: StartItem = {
  name: 'consent',
  when: 'atOnce',
  start({ api, visit }) {
    const { messenger, consentVendor } = visit;
    const stop = startConsent({ isWrappedApp: isWrappedApp(), vendor: consentVendor });
    let wasAllowed = isAllowed('C0003');
    const forgetChat = () => {
      if (messenger !== null && !canStore(messenger.group)) removeVendorKeys(`_${messenger.deploymentId}:`);
    };
    forgetChat();
    const unfollow = followConsent(() => {
      forgetChat();
      const isNow = isAllowed('C0003');
      // Only the server can delete the cookie with the username.
      if (wasAllowed && !isNow) void storeUsername('', api);
      wasAllowed = isNow;
    });
    return () => {
      stop?.();
      unfollow();
    };
  },
};
