import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import type { PageContext, StartItem } from './startItem.browser.ts';

/** Starts the items, each at its moment; one that fails is reported and does not keep the others from starting. */
export function startItems<Context extends PageContext>(items: readonly StartItem<Context>[], context: Context): void {
  const start = (item: StartItem<Context>) => {
    try {
      item.start(context);
    } catch (error) {
      report('APP_INIT_ERROR', { item: item.name, ...errorFacts(error) });
    }
  };
  for (const item of items) {
    if (item.when === 'atOnce') start(item);
    else whenIdle(() => start(item));
  }
}
