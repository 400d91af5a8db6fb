import { sorted } from '@foyer/contract/sorted';
import { element } from '../../../kernel/frame/element.ts';
import type { CashierContext } from './cashierContext.ts';

/** UK13: shows the deposit limit and a link to change it above the amount, as prominent as the form itself. */
export function limitBand({ session, messages, amount, window }: CashierContext): HTMLElement {
  // Selects the limit with the smallest remaining amount.
  const [nearest] = sorted(session.limits, (one, other) => one.value - one.used - (other.value - other.used));
  const button = element(
    'button',
    { type: 'button', class: 'outline' },
    nearest ? messages.changeLimit : messages.setLimit,
  );
  button.addEventListener('click', () => window.postEvent({ type: 'request', request: 'limits' }));
  const facts = nearest
    ? [
        element('b', {}, messages.limit(amount(nearest.value), nearest.period)),
        element('small', { id: 'limit-used' }, messages.limitUsed(amount(nearest.used), amount(nearest.value))),
        element('progress', {
          max: String(nearest.value),
          value: String(Math.min(nearest.used, nearest.value)),
          'aria-labelledby': 'limit-used',
        }),
      ]
    : [element('b', {}, messages.noLimit), element('small', {}, messages.noLimitNote)];
  return element('div', { class: 'band limit' }, element('div', { class: 'facts' }, ...facts), button);
}
