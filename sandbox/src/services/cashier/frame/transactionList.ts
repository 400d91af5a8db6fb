import { languages } from '@foyer/contract/languages';
import { sorted } from '@foyer/contract/sorted';
import { element } from '@foyer/games/page/element';
import type { PaymentResponse } from '../cashierApi.ts';
import { isOpen, withPayment, type CashierContext } from './cashierContext.ts';
import { paymentMark } from './paymentMark.ts';

/** BK-05: lists the newest payments with their states. */
export function transactionList(cashierContext: CashierContext): HTMLElement {
  const { messages, session, amount } = cashierContext;
  const dateFormat = new Intl.DateTimeFormat(languages[session.culture].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

  function row(payment: PaymentResponse): HTMLElement {
    const sum = `${payment.direction === 'deposit' ? '+' : '\u2212'}${amount(payment.amount)}`;
    return element(
      'li',
      { class: payment.state },
      ...(payment.method === null ? [] : [paymentMark(payment.method)]),
      element(
        'span',
        { class: 'what' },
        element('b', {}, messages.direction[payment.direction]),
        element('small', {}, dateFormat.format(payment.createdAt)),
        element('small', {}, payment.block.transactionNumber),
      ),
      element(
        'span',
        { class: 'how' },
        element('b', {}, sum),
        element('small', { class: 'state' }, messages.stateNames[payment.state]),
      ),
      ...actions(payment),
    );
  }
  function actions(payment: PaymentResponse): HTMLElement[] {
    const button = (text: string, press: () => void): HTMLElement => {
      const view = element('button', { type: 'button', class: 'outline small' }, text);
      view.addEventListener('click', press);
      return view;
    };
    return [
      ...(payment.state === 'challenge' ? [button(messages.goOn, () => cashierContext.showPayment(payment))] : []),
      ...(payment.mayCancel
        ? [
            button(
              payment.direction === 'deposit' ? messages.cancelDeposit : messages.takeBack,
              () => void cancelPayment(payment),
            ),
          ]
        : []),
    ];
  }
  async function cancelPayment(payment: PaymentResponse): Promise<void> {
    const response = await cashierContext.server.cancel(payment.paymentId);
    if (response.ok)
      cashierContext.applyUpdate({
        payments: withPayment(cashierContext.session.payments, response.value.payment),
        balances: response.value.balances,
      });
    if (response.ok) cashierContext.navigate('transactions');
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
      ? element('p', { class: 'empty' }, messages.noTransactions)
      : element(
          'ul',
          {},
          ...sorted(session.payments, (one, other) => Number(isOpen(other)) - Number(isOpen(one))).map(row),
        ),
    problem,
  );
}
