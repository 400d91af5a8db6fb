import { element } from '../../play/frame/element.ts';
import type { CashierDesk } from './cashierDesk.ts';

/** UK13: the deposit limit and the way to it stand above the amount, with the weight of the form itself. */
export function limitBand({ session, words, amount, window }: CashierDesk): HTMLElement {
  // Of several the one that allows least.
  const [nearest] = session.limits.toSorted((one, other) => one.value - one.used - (other.value - other.used));
  const way = element('button', { type: 'button', class: 'outline' }, nearest ? words.changeLimit : words.setLimit);
  way.addEventListener('click', () => window.tell({ type: 'wish', wish: 'limits' }));
  const facts = nearest
    ? [
        element('b', {}, words.limit(amount(nearest.value), nearest.period)),
        element('small', { id: 'limit-used' }, words.limitUsed(amount(nearest.used), amount(nearest.value))),
        element('progress', {
          max: String(nearest.value),
          value: String(Math.min(nearest.used, nearest.value)),
          'aria-labelledby': 'limit-used',
        }),
      ]
    : [element('b', {}, words.noLimit), element('small', {}, words.noLimitNote)];
  return element('div', { class: 'band limit' }, element('div', { class: 'facts' }, ...facts), way);
}
