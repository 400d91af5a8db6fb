import { element } from '../../../../kernel/frame/element.ts';
import { colourOf } from '../rouletteWheel.ts';
import type { RouletteMessages } from './rouletteMessages.ts';

const shownNumbers = 10;

/**
 * Lists the numbers of this visit, newest first. Shows no statistics, because past numbers do not predict later ones.
 */
export function createLastNumbers(messages: RouletteMessages) {
  const list = element('ol', { 'aria-label': messages.lastNumbers });
  const view = element(
    'div',
    { class: 'last-numbers' },
    element('span', { class: 'last-label', 'aria-hidden': 'true' }, messages.lastNumbers),
    list,
  );
  return {
    view,
    add(pocket: number): void {
      list.prepend(
        element(
          'li',
          { class: `of-${colourOf(pocket)}`, 'aria-label': `${pocket} ${messages.colours[colourOf(pocket)]}` },
          String(pocket),
        ),
      );
      while (list.children.length > shownNumbers) list.lastElementChild?.remove();
    },
  };
}
