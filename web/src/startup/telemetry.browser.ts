import { followConsent, isAllowed } from '../consent/consentState.browser.ts';
import type { Telemetry } from '../telemetry/startTelemetry.browser.ts';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import type { StartItem } from './startItem.browser.ts';

/** Measures once nothing else is to do, while the consent that it needs is there. Without it not a byte of it comes. */
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
      return void import('../telemetry/startTelemetry.browser.ts').then(
        ({ startTelemetry }) =>
          whenIdle(() => {
            if (!isWanted()) return void (running = null);
            running = startTelemetry(visit);
          }),
        // Measuring is never in the way, and what cannot be measured is nobody's failure.
        () => (running = null),
      );
    };
    follow();
    return followConsent(follow);
  },
};
