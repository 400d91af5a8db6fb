import type { EventFacts } from '../analytics/toEventRecord.ts';
import { isAllowed } from '../consent/consentState.browser.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { siteStore } from '../domain/site/siteStore.ts';
import type { Visit } from '../market/visit.ts';
import { seeCookie, seeCookieBeginning } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';

/** Who and where, at this moment. Cookies that know a browser again are read only with the consent they need. */
export function eventFacts(visit: Visit): EventFacts {
  const { customerData, customerFlag, session } = playerStore.getState();
  const mayAnalyse = isAllowed('C0002');
  return {
    projectPrefix: visit.eventPrefix,
    brandId: visit.brandId,
    casinoId: visit.casinoId,
    cookies: {
      trackingVisit: isAllowed('C0004') ? seeCookie(cookies.trackingVisit) : null,
      browserId: mayAnalyse ? seeCookie(cookies.browserId) : null,
      analyticsVisitor: mayAnalyse ? seeCookieBeginning(cookies.analyticsVisitor) : null,
    },
    customerData,
    customerFlag,
    place: {
      geoInfo: siteStore.getState().geoInfo,
      countryCookie: seeCookie(cookies.countryIso3),
      currencyIsoCode: customerData.currencyIsoCode || visit.currencyIsoCode,
      locale: visit.locale,
    },
    session: session === null ? null : session.core,
  };
}
