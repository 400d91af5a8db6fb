import { v4 as uuid } from 'uuid';
import { pushToDataLayer } from '../analytics/dataLayer.browser.ts';
import { openOverlay } from '../overlays/openOverlay.ts';
import { keepCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import { bannerStore } from './bannerStore.ts';
import type { ConsentGroup } from './consentChoice.ts';
import { consentGroups } from './consentChoice.ts';
import { activeGroups, recordText, withOrder } from './consentRecord.ts';
import { consentChoice, groupsUpdated } from './consentState.browser.ts';
import type { ConsentVendor } from './vendorWindow.browser.ts';

/** Global Privacy Control: the browser says no to marketing and analytics for its owner. */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Whoever replaced the page's data layer may have it throw; the choice counts all the same. */
function push(entry: object): void {
  try {
    pushToDataLayer(entry);
  } catch (error) {
    report('APP_INIT_ERROR', { item: 'dataLayer', ...errorFacts(error) });
  }
}

/** Sets the vendor's globals and tells the page, as the vendor's script does on load and after each change. */
export function dispatchGroupEvents(events: readonly string[]): void {
  const ids = activeGroups(consentChoice()?.allowed ?? []);
  const names = `,${ids.join(',')},`;
  window.OnetrustActiveGroups = names;
  window.OptanonActiveGroups = names;
  for (const event of events)
    push(event === 'OptanonLoaded' ? { event, OptanonActiveGroups: names } : { event, OnetrustActiveGroups: names });
  window.dispatchEvent(new CustomEvent('consent.onetrust', { detail: ids }));
  window.dispatchEvent(new CustomEvent(groupsUpdated, { detail: ids }));
  window.OptanonWrapper?.();
}

/**
 * The consent vendor's part, built in: the same cookies, globals, methods and events, so that whatever follows consent
 * works alike with the vendor's own script.
 */
export function createBuiltInVendor(): ConsentVendor {
  const listeners: ((event: CustomEvent<string[]>) => void)[] = [];

  function choose(allowed: readonly ConsentGroup[]): void {
    const before = consentChoice();
    const at = Date.now();
    const record = {
      allowed,
      at,
      interactions: (before?.interactions ?? 0) + 1,
      isGpc: hasPrivacySignal(),
      consentId: uuid(),
    };
    keepCookie(cookies.optanonConsent, recordText(record));
    // CO-02: only an answer to the banner closes it; a later change in the settings keeps the time at which it was closed.
    const closedAt = before === null || bannerStore.getState().isShown ? at : before.closedAt;
    keepCookie(cookies.optanonAlertBoxClosed, new Date(closedAt).toISOString());
    bannerStore.setState({ isShown: false });
    const event = new CustomEvent('consentChanged', { detail: activeGroups(allowed) });
    for (const listener of listeners) listener(event);
    dispatchGroupEvents([groupsUpdated]);
    window.dispatchEvent(new CustomEvent('OTConsentApplied'));
  }

  return {
    AllowAll: () => choose(consentGroups),
    RejectAll: () => choose([]),
    UpdateConsent: (_kind, order) => choose(withOrder(consentChoice()?.allowed ?? [], order)),
    IsAlertBoxClosed: () => consentChoice() !== null,
    ToggleInfoDisplay: () => openOverlay('cookieSettings'),
    LoadBanner: () => bannerStore.setState({ isShown: true }),
    OnConsentChanged: (listener) => void listeners.push(listener),
    GetDomainData: () => ({
      Groups: [
        { OptanonGroupId: 'C0001', Status: 'always active' },
        ...consentGroups.map((OptanonGroupId) => ({ OptanonGroupId, Status: 'inactive' })),
      ],
    }),
  };
}
