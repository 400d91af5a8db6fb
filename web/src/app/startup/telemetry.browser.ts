import { followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import type { Telemetry } from '../../services/telemetry/startTelemetry.browser.ts';
import { whenIdle } from '../../ui/whenIdle.browser.ts';
import type { StartItem } from './startItems.browser.ts';

/** Starts telemetry in idle time while its consent is given. Without consent its code is not loaded. */
export const telemetry: StartItem = {
  name: 'telemetry',
  when: 'idle',
  start({ visit }) {
    const { telemetry: group } = visit;
    if (group === null) return undefined;
    let running: Telemetry | 'loading' | null = null;
    const isWanted = () => group === 'necessary' || isAllowed(group);

    const follow = () => {
      if (running === 'loading') return;
      if (running !== null) return isWanted() ? running.resume() : running.stop();
      if (!isWanted()) return undefined;
      running = 'loading';
      return void import('../../services/telemetry/startTelemetry.browser.ts').then(
        ({ startTelemetry }) =>
          whenIdle(() => {
            if (!isWanted()) return void (running = null);
            running = startTelemetry(visit);
          }),
        // Telemetry must not disturb the page, so a failure is ignored.
        () => (running = null),
      );
    };
    follow();
    return followConsent(follow);
  },
};
