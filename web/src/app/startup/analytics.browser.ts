import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { trackLinkClicks } from '../../services/analytics/trackLinkClicks.browser.ts';
import { followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import { errorFacts } from '../../services/errors/errorFacts.ts';
import { report } from '../../services/errors/report.ts';
import type { Visit } from '../../services/market/visit.ts';
import { whenIdle } from '../../ui/whenIdle.browser.ts';
import type { StartItem } from './startItems.browser.ts';
import { trackStateChanges } from './trackStateChanges.browser.ts';

/** In the sandbox `?inspect=events` and `?inspect=visit` open an inspector. */
const inspectedBy = ({ controlRoom }: Visit) =>
  controlRoom === null ? null : new URLSearchParams(window.location.search).get('inspect');

/** First input of a visit. */
const inputs = ['pointerdown', 'keydown'] as const;

/**
 * Tracks what no component tracks itself. Loads the analytics code at the first input, or in idle time when something
 * receives its records: the tag manager, which needs consent to analytics or marketing, the surrounding app, or an
 * inspector. Interactions wait until then. Without input and consent there is only the page view, which nobody receives.
 */
export const analytics: StartItem = {
  name: 'analytics',
  // At once, so that no input goes unnoticed.
  when: 'atOnce',
  bundle: 'analytics',
  start(context) {
    const { visit } = context;
    const isConsented = () => isAllowed('C0002') || isAllowed('C0004');
    const wasDenied = !isConsented();
    const inspected = inspectedBy(visit);
    let isLoading = false;
    const load = () => {
      stopWaiting();
      if (isLoading) return;
      isLoading = true;
      import('./startAnalytics.browser.ts')
        .then(({ startAnalytics }) => startAnalytics(context, wasDenied, inspected))
        .catch((error: unknown) => report('APP_INIT_ERROR', { item: 'analytics', ...errorFacts(error) }));
    };
    for (const type of inputs) window.addEventListener(type, load, { capture: true, passive: true });
    const unfollow = followConsent(() => isConsented() && load());
    const stopWaiting = () => {
      for (const type of inputs) window.removeEventListener(type, load, { capture: true });
      unfollow();
    };
    if (!wasDenied || inspected !== null || isWrappedApp()) whenIdle(load);
    const stops = [stopWaiting, trackStateChanges(), trackLinkClicks()];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
