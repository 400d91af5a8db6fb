import { element } from '../../play/frame/element.ts';
import { isOpen, type CashierContext } from './cashierContext.ts';

/** BK-05: whoever comes back sees first what became of the newest payment, and goes on with one that waits. */
export function latestBand({ session, messages, amount, showPayment }: CashierContext): HTMLElement[] {
  const payment = session.payments.find(isOpen) ?? session.payments[0];
  if (!payment) return [];
  const line = element(
    'p',
    {},
    messages.latest(messages.direction[payment.direction], amount(payment.amount), messages.stateNames[payment.state]),
  );
  if (!isOpen(payment)) return [element('div', { class: 'band latest' }, line)];
  const goOn = element('button', { type: 'button', class: 'outline' }, messages.goOn);
  goOn.addEventListener('click', () => showPayment(payment));
  return [element('div', { class: 'band latest' }, line, goOn)];
}
