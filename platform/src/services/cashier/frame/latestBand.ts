import { element } from '../../../kernel/frame/element.ts';
import { isOpen, type CashierContext } from './cashierContext.ts';

/** BK-05: shows a returning player the outcome of the newest payment first, or lets them continue a pending one. */
export function latestBand({ session, messages, amount, showPayment }: CashierContext): HTMLElement[] {
  const payment = session.payments.find(isOpen) ?? session.payments[0];
  if (!payment) return [];
  const line = element(
    'p',
    {},
    messages.latest(messages.direction[payment.direction], amount(payment.amount), messages.stateNames[payment.state]),
  );
  if (!isOpen(payment)) return [element('div', { class: 'band latest' }, line)];
  const continueButton = element('button', { type: 'button', class: 'outline' }, messages.goOn);
  continueButton.addEventListener('click', () => showPayment(payment));
  return [element('div', { class: 'band latest' }, line, continueButton)];
}
