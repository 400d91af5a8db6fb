import { report } from '../telemetry/report.ts';
import type { StartContext, StartItem } from './startItem.browser.ts';

/** Starts the items of one moment; one that fails is reported and does not keep the others from starting. */
export function runStartList(items: readonly StartItem[], when: StartItem['when'], context: StartContext): void {
  for (const item of items) {
    if (item.when !== when) continue;
    try {
      item.start(context);
    } catch (error) {
      report('APP_INIT_ERROR', { item: item.name, message: String(error).slice(0, 200) });
    }
  }
}
