import { languages } from '@foyer/contract/languages';
import { element } from '../../play/frame/element.ts';
import type { PaymentResponse } from '../cashierApi.ts';
import { isOpen, withPayment, type CashierContext } from './cashierContext.ts';

/** BK-05: the newest payments, each with its state. */
export function transactionList(cashierContext: CashierContext): HTMLElement {
  const { messages, session, amount } = cashierContext;
  const moment = new Intl.DateTimeFormat(languages[session.culture].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

  function row(payment: PaymentResponse): HTMLElement {
    const sum = `${payment.direction === 'deposit' ? '+' : '\u2212'}${amount(payment.amount)}`;
    return element(
      'li',
      { class: payment.state },
      element(
        'span',
        { class: 'what' },
        element('b', {}, messages.direction[payment.direction]),
        element('small', {}, moment.format(payment.createdAt)),
        element('small', {}, payment.block.transactionNumber),
      ),
      element(
        'span',
        { class: 'how' },
        element('b', {}, sum),
        element('small', {}, messages.stateNames[payment.state]),
      ),
      ...ways(payment),
    );
  }
  function ways(payment: PaymentResponse): HTMLElement[] {
    const button = (text: string, press: () => void): HTMLElement => {
      const made = element('button', { type: 'button', class: 'outline small' }, text);
      made.addEventListener('click', press);
      return made;
    };
    return [
      ...(payment.state === 'challenge' ? [button(messages.goOn, () => cashierContext.showPayment(payment))] : []),
      ...(payment.mayCancel
        ? [
            button(
              payment.direction === 'deposit' ? messages.cancelDeposit : messages.takeBack,
              () => void takeBack(payment),
            ),
          ]
        : []),
    ];
  }
  async function takeBack(payment: PaymentResponse): Promise<void> {
    const response = await cashierContext.server.cancel(payment.paymentId);
    if (response.ok)
      cashierContext.learn({
        payments: withPayment(cashierContext.session.payments, response.value.payment),
        balances: response.value.balances,
      });
    if (response.ok) cashierContext.go('transactions');
    else
      problem.textContent =
        response.reason === 'unreachable'
          ? messages.connectionLost
          : (messages.refusals[response.reason] ?? messages.general);
  }

  const problem = element('p', { class: 'problem', role: 'alert' });
  return element(
    'section',
    { class: 'transactions' },
    element('h1', { tabindex: '-1' }, messages.transactions),
    session.payments.length === 0
      ? element('p', { class: 'hint' }, messages.noTransactions)
      : element(
          'ul',
          {},
          ...session.payments.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one))).map(row),
        ),
    problem,
  );
}
