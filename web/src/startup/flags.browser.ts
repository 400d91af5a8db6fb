import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import { followConsent, isAllowed } from '../consent/consentState.browser.ts';
import type { Flags } from '../flags/flags.ts';
import { visitWithFlags } from '../market/visit.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import type { StartItem } from './startItem.browser.ts';

/** AN-03: the flags whose state whoever measures is told of. */
const trackedFlags = ['revampedJackpotTicker', 'gameCardJackpotTicker'] as const;

/**
 * FF-01, FF-02: the page has its flags from the server; from here on it hears of changes. Nothing is measured before
 * the group for it is allowed (C0002), and the client is begun anew when that changes.
 */
export const flags: StartItem = {
  name: 'flags',
  when: 'idle',
  start({ page, visit: { flagService, brandId }, followFlags }) {
    const told = new Map<string, boolean>();
    const stopTelling = followFlags(({ flags: now }) => {
      for (const flag of trackedFlags) {
        if (told.get(flag) === now[flag]) continue;
        told.set(flag, now[flag]);
        trackInteraction({ area: 'featureToggle', action: flag, isOn: now[flag] });
      }
    });
    if (flagService === null) return stopTelling;

    let isOver = false;
    let measures = isAllowed('C0002');
    let hasGoals = false;
    let stopClient = () => {};
    const turn = (now: Flags) => page.setState(({ visit }) => ({ visit: visitWithFlags(visit, now) }));
    async function begin(service: NonNullable<typeof flagService>): Promise<void> {
      const { startFlagClient } = await import('../flags/flagClient.browser.ts');
      if (isOver) return;
      stopClient();
      // Once: the client never stops looking at the address again, and a second one would look too.
      const fetchesGoals = measures && !hasGoals;
      hasGoals ||= fetchesGoals;
      stopClient = startFlagClient({
        service,
        brandId,
        shown: page.getState().visit.flags,
        measures,
        fetchesGoals,
        onChange: turn,
        onFailure: (message) => report('API_ERROR', { endpoint: 'flags', message }),
      });
    }
    const attempt = () =>
      void begin(flagService).catch((error: unknown) =>
        report('APP_INIT_ERROR', { item: 'flags', ...errorFacts(error) }),
      );
    const stopConsent = followConsent(() => {
      if (isAllowed('C0002') === measures) return;
      measures = !measures;
      attempt();
    });
    attempt();
    return () => {
      isOver = true;
      stopTelling();
      stopConsent();
      stopClient();
    };
  },
};
