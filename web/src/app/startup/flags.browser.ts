import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import { errorFacts } from '../../services/errors/errorFacts.ts';
import { report } from '../../services/errors/report.ts';
import type { Flags } from '../../services/flags/flags.ts';
import { startFlagStream } from '../../services/flags/startFlagStream.browser.ts';
import { visitWithFlags } from '../../services/market/visit.ts';
import type { StartItem } from './startItems.browser.ts';

/** AN-03: flags whose state is sent to analytics. */
const trackedFlags = ['revampedJackpotTicker', 'gameCardJackpotTicker'] as const;

/**
 * FF-01, FF-02: the page contains the server's flags; from here on it receives changes. Flag analytics needs consent
 * C0002: with it the vendor's client follows the changes and measures, and without it a small reader follows them. So
 * one replaces the other when that consent changes.
 */
export const flags: StartItem = {
  name: 'flags',
  when: 'idle',
  start({ page, visit: { flagService, brandId }, followFlags }) {
    const reported = new Map<string, boolean>();
    const stopReporting = followFlags(({ flags: currentFlags }) => {
      for (const flag of trackedFlags) {
        if (reported.get(flag) === currentFlags[flag]) continue;
        reported.set(flag, currentFlags[flag]);
        trackInteraction({ area: 'featureToggle', action: flag, isOn: currentFlags[flag] });
      }
    });
    if (flagService === null) return stopReporting;

    let isOver = false;
    let measures = isAllowed('C0002');
    let hasGoals = false;
    let stopClient = () => {};
    const applyFlags = (changed: Flags) => page.setState(({ visit }) => ({ visit: visitWithFlags(visit, changed) }));
    async function begin(service: NonNullable<typeof flagService>): Promise<void> {
      const follower = {
        service,
        brandId,
        onChange: applyFlags,
        onFailure: (message: string) => report('API_ERROR', { endpoint: 'flags', message }),
      };
      if (!measures) {
        stopClient();
        stopClient = startFlagStream({ ...follower, shown: page.getState().visit.flags });
        return;
      }
      const { startFlagClient } = await import('../../services/flags/startFlagClient.browser.ts');
      // The consent may be withdrawn while the code loads.
      if (isOver || !measures) return;
      stopClient();
      // Only once: the client watches the address permanently, and a second one would watch it twice.
      const fetchesGoals = !hasGoals;
      hasGoals = true;
      stopClient = startFlagClient({ ...follower, shown: page.getState().visit.flags }, fetchesGoals);
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
      stopReporting();
      stopConsent();
      stopClient();
    };
  },
};
