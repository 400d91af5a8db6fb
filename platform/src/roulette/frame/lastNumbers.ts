import { element } from '../../play/frame/element.ts';
import { colourOf } from '../rouletteWheel.ts';
import type { RouletteMessages } from './rouletteMessages.ts';

const shownNumbers = 10;

/** The numbers of this visit as they came, newest first. Plain history: nothing is counted, for nothing follows from it. */
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
        element('li', { class: `of-${colourOf(pocket)}`, 'aria-label': messages.number(pocket) }, String(pocket)),
      );
      while (list.children.length > shownNumbers) list.lastElementChild?.remove();
    },
  };
}
