import type { ConsentScript } from '../market/vendorScript.ts';
import { setStorageGate } from '../storage/consentGate.ts';
import { report } from '../telemetry/report.ts';
import { loadVendorScript } from '../ui/loadVendorScript.browser.ts';
import { isPlainPress } from '../ui/plainPress.ts';
import { createConsentUpdates } from './applyConsent.browser.ts';
import { bannerStore } from './bannerStore.ts';
import { hasPrivacySignal, createBuiltInVendor, dispatchGroupEvents } from './builtInVendor.browser.ts';
import { consentChoice, followConsent, groupsUpdated, isAllowed } from './consentState.browser.ts';

/** Links that end in this open the settings where the visitor is; without this code they lead to the same on the page about cookies. */
const settingsLink = 'a[href="/cookies#settings"]';

/**
 * Follows the visitor's choice, and asks for one where there is none. A browser that asks for privacy by itself has
 * chosen: it is not asked again, and whoever wants more finds the settings in the footer.
 */
export function startConsent({
  isWrappedApp,
  vendor,
}: {
  isWrappedApp: boolean;
  vendor: ConsentScript | null;
}): (() => void) | void {
  setStorageGate(isAllowed);
  // CO-04: the app around the page has asked already. Nothing more is allowed by it than the cookies say.
  if (isWrappedApp) return;
  const updates = createConsentUpdates();
  updates.adopt();
  window.OptanonWrapper = updates.apply;
  const unfollow = followConsent(updates.apply);
  window.addEventListener('OTConsentApplied', updates.apply);

  const isBuiltIn = vendor === null;
  if (vendor !== null) {
    // After the wrapper is there, so that no choice is missed; nothing waits for it, because without a choice nothing is
    // allowed. Where it cannot be had nobody is asked, and it stays so.
    void loadVendorScript(vendor, { charset: 'UTF-8', 'data-domain-script': vendor.domainId }).then((isThere) => {
      if (!isThere) report('APP_INIT_ERROR', { item: 'consentVendor' });
    });
  } else {
    window.OneTrust = createBuiltInVendor();
    dispatchGroupEvents(['OneTrustLoaded', 'OptanonLoaded', groupsUpdated]);
    if (consentChoice() === null && !hasPrivacySignal()) window.OneTrust.LoadBanner();
  }

  /** Another tab may have asked meanwhile. */
  const onVisible = () => {
    if (document.hidden || !updates.adopt() || !isBuiltIn) return;
    bannerStore.setState({ isShown: consentChoice() === null && !hasPrivacySignal() });
    dispatchGroupEvents([groupsUpdated]);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(settingsLink) : null;
    if (link === null || !isPlainPress(event) || window.OneTrust === undefined) return;
    event.preventDefault();
    // Before the page's own links, which would leave the page, and with it a game.
    event.stopPropagation();
    window.OneTrust.ToggleInfoDisplay();
  };
  document.addEventListener('visibilitychange', onVisible);
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    unfollow();
    window.removeEventListener('OTConsentApplied', updates.apply);
    document.removeEventListener('visibilitychange', onVisible);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
