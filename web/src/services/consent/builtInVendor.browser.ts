import { v4 as uuid } from 'uuid';
import { pushToDataLayer } from '../analytics/dataLayer.browser.ts';
import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import { openOverlay } from '../overlays/openOverlay.ts';
import { setCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import type { ConsentGroup } from '../storage/storageConsent.ts';
import { consentGroups } from '../storage/storageConsent.ts';
import { consentBannerStore } from './consentBannerStore.ts';
import { activeGroups, formatConsentRecord, applyConsentOrder } from './consentRecord.ts';
import type { ConsentVendor } from './consentState.browser.ts';
import { consentChoice, groupsUpdated, hasPrivacySignal } from './consentState.browser.ts';

/** A replaced data layer may throw; the choice still counts. */
function push(entry: object): void {
  try {
    pushToDataLayer(entry);
  } catch (error) {
    report('APP_INIT_ERROR', { item: 'dataLayer', ...errorFacts(error) });
  }
}

/** Sets the vendor's globals and dispatches its events, as the vendor's script does on load and after each change. */
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
 * Built-in replacement for the consent vendor, with the same cookies, globals, methods and events, so that all code
 * works with either.
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
    setCookie(cookies.optanonConsent, formatConsentRecord(record));
    // CO-02: only a response to the banner sets its closing time; later changes in the settings keep it.
    const closedAt = before === null || consentBannerStore.getState().isShown ? at : before.closedAt;
    setCookie(cookies.optanonAlertBoxClosed, new Date(closedAt).toISOString());
    consentBannerStore.setState({ isShown: false });
    const event = new CustomEvent('consentChanged', { detail: activeGroups(allowed) });
    for (const listener of listeners) listener(event);
    dispatchGroupEvents([groupsUpdated]);
    window.dispatchEvent(new CustomEvent('OTConsentApplied'));
  }

  return {
    AllowAll: () => choose(consentGroups),
    RejectAll: () => choose([]),
    UpdateConsent: (_kind, order) => choose(applyConsentOrder(consentChoice()?.allowed ?? [], order)),
    IsAlertBoxClosed: () => consentChoice() !== null,
    ToggleInfoDisplay: () => openOverlay('cookieSettings'),
    LoadBanner: () => consentBannerStore.setState({ isShown: true }),
    OnConsentChanged: (listener) => void listeners.push(listener),
    GetDomainData: () => ({
      Groups: [
        { OptanonGroupId: 'C0001', Status: 'always active' },
        ...consentGroups.map((OptanonGroupId) => ({ OptanonGroupId, Status: 'inactive' })),
      ],
    }),
  };
}
