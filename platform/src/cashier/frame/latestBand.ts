import { element } from '../../play/frame/element.ts';
import { isOpen, type CashierDesk } from './cashierDesk.ts';

/** BK-05: whoever comes back sees first what became of the newest payment, and goes on with one that waits. */
export function latestBand({ session, words, amount, showPayment }: CashierDesk): HTMLElement[] {
  const payment = session.payments.find(isOpen) ?? session.payments[0];
  if (!payment) return [];
  const line = element(
    'p',
    {},
    words.latest(words.direction[payment.direction], amount(payment.amount), words.stateNames[payment.state]),
  );
  if (!isOpen(payment)) return [element('div', { class: 'band latest' }, line)];
  const goOn = element('button', { type: 'button', class: 'outline' }, words.goOn);
  goOn.addEventListener('click', () => showPayment(payment));
  return [element('div', { class: 'band latest' }, line, goOn)];
}
