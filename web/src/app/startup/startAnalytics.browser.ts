import { browserClock } from '../../base/browserClock.browser.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { getVisitTracker } from '../../features/visitor-place/visitTrackerApi.ts';
import { dataLayerSink } from '../../services/analytics/dataLayer.browser.ts';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { addSink, sendToSinks } from '../../services/analytics/sinks.browser.ts';
import { startTagManager } from '../../services/analytics/startTagManager.browser.ts';
import { toEventRecord } from '../../services/analytics/toEventRecord.ts';
import type { EventFacts } from '../../services/analytics/toEventRecord.ts';
import { followInteractions, trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { currentAccess } from '../../services/player/currentAccess.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { getCookie, getCookieByPrefix } from '../../services/storage/cookieJar.browser.ts';
import { cookies } from '../../services/storage/cookies.ts';
import type { ConsentGroup } from '../../services/storage/storageConsent.ts';
import { loadVendorScript } from '../../ui/loadVendorScript.browser.ts';
import type { ShownPage, StartContext } from './startItems.browser.ts';

/**
 * Current facts about visitor and page. Cookies that identify a browser are only read with their consent.
 * @param isConsented whether a cookie of this group may be read for this event
 * @param trackingVisit the visit's source as the server read it; null when it is unknown
 */
function eventFacts(visit: Visit, isConsented: typeof isAllowed, trackingVisit: string | null): EventFacts {
  const { customerData, customerFlag, session } = playerStore.getState();
  const mayAnalyse = isConsented('C0002');
  return {
    projectPrefix: visit.eventPrefix,
    brandId: visit.brandId,
    casinoId: visit.casinoId,
    cookies: {
      trackingVisit: isConsented('C0004') ? (getCookie(cookies.trackingVisit) ?? trackingVisit) : null,
      browserId: mayAnalyse ? getCookie(cookies.browserId) : null,
      analyticsVisitor: mayAnalyse ? getCookieByPrefix(cookies.analyticsVisitor) : null,
    },
    customerData,
    customerFlag,
    place: {
      geoInfo: siteStore.getState().geoInfo,
      countryCookie: getCookie(cookies.countryIso3),
      currencyIsoCode: customerData.currencyIsoCode || visit.currencyIsoCode,
      locale: visit.locale,
    },
    session: session === null ? null : session.core,
    experiments: mayAnalyse ? visit.experiments : undefined,
  };
}

/** Tracks the current page with `first`, and every later page for all sinks. */
function trackPageViews(page: ShownPage, first: (interaction: Interaction) => void): () => void {
  const loaded = (): Interaction => {
    const { path, status, head } = page.getState().model;
    return { area: 'page', action: 'load', path, status, title: head.title };
  };
  let shown = page.getState().model;
  first(loaded());
  return page.subscribe(() => {
    const { model } = page.getState();
    // The same path in another login state is not a new page view.
    const isNew = model.path !== shown.path;
    shown = model;
    if (isNew) trackInteraction(loaded());
  });
}

/**
 * Sends one record per interaction to the sinks, in order. Failures never reach the player (AN-08).
 * @param wasDenied whether there was no consent when the page opened, so that what waited is from before a consent
 * @param inspected inspector that the address names; null for none
 */
export async function startAnalytics(
  { api, page, t }: Pick<StartContext, 'api' | 'page' | 't'>,
  wasDenied: boolean,
  inspected: string | null,
): Promise<() => void> {
  let isDenied = wasDenied;
  // UK20, ON4, MT5: nothing is marketed to a restricted player, whatever the consent.
  const isGranted = (group: ConsentGroup) =>
    isAllowed(group) && !(group === 'C0004' && currentAccess(page.getState().visit) === 'restricted');
  const followGrants = (listener: () => void) => {
    const unfollow = [followConsent(listener), playerStore.subscribe(listener)];
    return () => unfollow.forEach((stop) => stop());
  };
  let trackingVisit: string | null = null;
  let hasAskedForVisit = false;
  // HT-04: once a page load, as soon as marketing is allowed.
  const lookUpVisit = () => {
    if (hasAskedForVisit || !isGranted('C0004')) return;
    hasAskedForVisit = true;
    void api.call(getVisitTracker, {}).then((response) => {
      if (response.ok && response.value.trackingVisit !== '') trackingVisit = response.value.trackingVisit;
    });
  };
  const send = (interaction: Interaction) => {
    try {
      const record = toEventRecord(
        interaction,
        eventFacts(page.getState().visit, (group) => !isDenied && isGranted(group), trackingVisit),
      );
      if (record !== null) sendToSinks(record, interaction);
    } catch {
      // Drop an event that cannot be built.
    }
  };
  const { visit } = page.getState();
  const { tagManager, attribution, experiments } = visit;
  const stops = [addSink(dataLayerSink), followGrants(lookUpVisit)];
  lookUpVisit();
  if (attribution !== undefined)
    void import('../../services/attribution/followLandingConsent.browser.ts').then(
      ({ followLandingConsent }) => {
        const onConsent = followLandingConsent(api, attribution, () => isGranted('C0004'));
        stops.push(followGrants(onConsent));
        onConsent();
      },
      () => undefined,
    );
  if (experiments !== undefined)
    void import('../../services/flags/followBucketConsent.browser.ts').then(
      ({ followBucketConsent }) => {
        const onConsent = followBucketConsent(() => isAllowed('C0002'), browserClock);
        stops.push(followConsent(onConsent));
        onConsent();
      },
      () => undefined,
    );
  const begin = () => {
    // Report the current page as the first page view.
    stops.push(trackPageViews(page, send));
    followInteractions(send);
    isDenied = false;
  };
  // Consent must be first in the data layer. What happened before the consent precedes it there too.
  if (tagManager !== null)
    stops.push(
      startTagManager({
        isAllowed: isGranted,
        followConsent: followGrants,
        load: () => loadVendorScript(tagManager),
        ...(wasDenied && { whileDenied: begin }),
      }),
    );
  if (inspected === 'events') {
    const { showEventInspector } = await import('../../features/inspector/showEventInspector.browser.tsx');
    await showEventInspector(t, visit);
  } else if (inspected === 'visit') {
    const { showVisitInspector } = await import('../../features/inspector/showVisitInspector.browser.tsx');
    await showVisitInspector({ t, page });
  }
  if (tagManager === null || !wasDenied) begin();
  return () => {
    followInteractions(null);
    for (const stop of stops) stop();
  };
}
