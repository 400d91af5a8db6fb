import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import type { StartItem } from './startItem.browser.ts';

/** What is told waits until this has come: nobody's page is slower for being measured. */
export const analytics: StartItem = {
  name: 'analytics',
  when: 'idle',
  bundle: 'analytics',
  start(context) {
    const onFailure = (error: unknown) => report('APP_INIT_ERROR', { item: 'analytics', ...errorFacts(error) });
    import('./measure.browser.ts').then(({ measure }) => measure(context)).catch(onFailure);
  },
};
