import { isPlainPress } from '../../ui/isPlainPress.ts';
import { loadVendorScript } from '../../ui/loadVendorScript.browser.ts';
import type { ConsentScript } from '../configuration/vendorScript.ts';
import { report } from '../errors/report.ts';
import { setStorageConsentCheck } from '../storage/storageConsent.ts';
import { createBuiltInVendor, dispatchGroupEvents } from './builtInVendor.browser.ts';
import { consentBannerStore } from './consentBannerStore.ts';
import { consentChoice, followConsent, groupsUpdated, hasPrivacySignal, isAllowed } from './consentState.browser.ts';
import { createConsentUpdates } from './createConsentUpdates.browser.ts';

/**
 * Links with this ending open the settings on the current page; without JavaScript they lead to the page about cookies.
 */
const settingsLink = 'a[href="/cookies#settings"]';

/**
 * Follows the visitor's consent, and asks for it when there is no choice. Global Privacy Control counts as a choice:
 * the visitor is not asked and can change it in the settings.
 */
export function startConsent({
  isWrappedApp,
  vendor,
}: {
  isWrappedApp: boolean;
  vendor: ConsentScript | null;
}): (() => void) | void {
  setStorageConsentCheck(isAllowed);
  // CO-04: the surrounding app has asked for consent. Only what the cookies allow is allowed.
  if (isWrappedApp) return;
  const updates = createConsentUpdates();
  updates.adopt();
  window.OptanonWrapper = updates.apply;
  const unfollow = followConsent(updates.apply);
  window.addEventListener('OTConsentApplied', updates.apply);

  const isBuiltIn = vendor === null;
  if (vendor !== null) {
    // Load after setting the callback, so that no choice is missed. Nothing waits for the script, because without a
    // choice nothing is allowed; when it fails, nobody is asked.
    void loadVendorScript(vendor, { charset: 'UTF-8', 'data-domain-script': vendor.domainId }).then((isThere) => {
      if (!isThere) report('APP_INIT_ERROR', { item: 'consentVendor' });
    });
  } else {
    window.OneTrust = createBuiltInVendor();
    dispatchGroupEvents(['OneTrustLoaded', 'OptanonLoaded', groupsUpdated]);
    if (consentChoice() === null && !hasPrivacySignal()) window.OneTrust.LoadBanner();
  }

  /** Another tab may have asked meanwhile. A withdrawal there counts here at once, also while this tab is hidden. */
  const adoptChoice = () => {
    if (!updates.adopt() || !isBuiltIn) return;
    consentBannerStore.setState({ isShown: consentChoice() === null && !hasPrivacySignal() });
    dispatchGroupEvents([groupsUpdated]);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(settingsLink) : null;
    if (link === null || !isPlainPress(event) || window.OneTrust === undefined) return;
    event.preventDefault();
    // Runs before the page's own link handler, which would leave the page and a running game.
    event.stopPropagation();
    window.OneTrust.ToggleInfoDisplay();
  };
  document.addEventListener('visibilitychange', adoptChoice);
  // Missing in older browsers, where a hidden tab adopts the choice once it is visible.
  const store = 'cookieStore' in window ? window.cookieStore : null;
  store?.addEventListener('change', adoptChoice);
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    unfollow();
    window.removeEventListener('OTConsentApplied', updates.apply);
    document.removeEventListener('visibilitychange', adoptChoice);
    store?.removeEventListener('change', adoptChoice);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
