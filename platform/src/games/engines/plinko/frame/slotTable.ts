import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { element } from '../../../../kernel/frame/element.ts';
import { oneIn } from '../plinkoModel.ts';
import { multipleOf } from './board.ts';
import type { PlinkoMessages } from './plinkoMessages.ts';

/** Lists payout and odds of each slot or its mirror image, from the edges to the middle. */
export function slotTable(tenths: readonly number[], messages: PlinkoMessages, culture: Culture): HTMLElement {
  const rows = tenths.length - 1;
  const number = new Intl.NumberFormat(languages[culture].locale, { maximumFractionDigits: 1 });
  return element(
    'ul',
    { class: 'slot-table', 'aria-label': messages.slots },
    ...tenths
      .slice(0, rows / 2 + 1)
      .map((pays, slot) => element('li', {}, messages.slot(`${multipleOf(pays)}×`, number.format(oneIn(slot, rows))))),
  );
}
