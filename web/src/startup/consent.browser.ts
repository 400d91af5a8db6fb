import { startConsent } from '../consent/consentStart.browser.ts';
import { followConsent, isAllowed } from '../consent/consentState.browser.ts';
import { isWrappedApp } from '../domain/site/wrappedApp.browser.ts';
import { rememberUsername } from '../features/login/rememberUsername.browser.ts';
import { mayStore } from '../storage/consentGate.ts';
import { forgetVendorKeys } from '../storage/vendorStorage.browser.ts';
import type { StartItem } from './startItem.browser.ts';

/** After the stored state, which remembers the app around the page; before whatever stores, loads or sends (CO-01). */
export const consent: StartItem = {
  name: 'consent',
  when: 'atOnce',
  start({ api, visit }) {
    const { messenger, consentVendor } = visit;
    const stop = startConsent({ isWrappedApp: isWrappedApp(), vendor: consentVendor });
    let wasAllowed = isAllowed('C0003');
    const forgetChat = () => {
      if (messenger !== null && !mayStore(messenger.group)) forgetVendorKeys(`_${messenger.deploymentId}:`);
    };
    forgetChat();
    const unfollow = followConsent(() => {
      forgetChat();
      const isNow = isAllowed('C0003');
      // Only the server can touch the cookie with the name.
      if (wasAllowed && !isNow) void rememberUsername('', api);
      wasAllowed = isNow;
    });
    return () => {
      stop?.();
      unfollow();
    };
  },
};
