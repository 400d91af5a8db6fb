import { element } from '../../../kernel/frame/element.ts';
import type { PaymentResponse } from '../cashierApi.ts';
import { callWithRetry } from './callWithRetry.ts';
import { isOpen, realOf, viewOf, withPayment, type CashierContext } from './cashierContext.ts';

/** Shows the state of one payment: a code to enter, a wait or the outcome. */
export function paymentPage(cashierContext: CashierContext, payment: PaymentResponse): HTMLElement {
  const { messages, amount } = cashierContext;
  const title = element('h1', { tabindex: '-1' }, messages.states[payment.direction][payment.state]);
  if (payment.state === 'challenge') return challengePage(cashierContext, payment, title);
  const tone = payment.state === 'booked' ? 'good' : isOpen(payment) ? 'open' : 'bad';
  const sentences = [
    ...(payment.reason === null ? [] : [messages.reasons[payment.reason]]),
    isOpen(payment) ? messages.waitNote : messages.balanceNow(amount(realOf(cashierContext.session.balances))),
  ];
  return element(
    'section',
    { class: `page ${tone}` },
    element('span', { class: 'emblem', 'aria-hidden': 'true' }),
    title,
    element('p', { class: 'sum' }, amount(payment.amount)),
    ...sentences.map((text) => element('p', {}, text)),
    element('p', { class: 'hint' }, `${messages.number} ${payment.block.transactionNumber} · ${payment.instrument}`),
    nextActions(cashierContext, payment),
  );
}

function nextActions(cashierContext: CashierContext, payment: PaymentResponse): HTMLElement {
  const { messages } = cashierContext;
  const button = (text: string, press: () => void): HTMLElement => {
    const view = element('button', { type: 'button', class: 'outline' }, text);
    view.addEventListener('click', press);
    return view;
  };
  return element(
    'div',
    { class: 'actions' },
    button(messages.done, () => cashierContext.window.postEvent({ type: 'wish', wish: 'close' })),
    button(messages.seeTransactions, () => cashierContext.navigate('transactions')),
    ...(isOpen(payment) || payment.state === 'booked'
      ? []
      : [button(messages.again, () => cashierContext.navigate(viewOf(payment.direction)))]),
  );
}

/**
 * Shows the bank challenge. Sends the number of known wrong codes with each code, so that a lost response costs no
 * attempt.
 */
function challengePage(cashierContext: CashierContext, payment: PaymentResponse, title: HTMLElement): HTMLElement {
  const { messages } = cashierContext;
  const code = element('input', {
    id: 'code',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: '6',
    'aria-describedby': 'code-hint code-problem',
  });
  const problem = element(
    'p',
    { id: 'code-problem', class: 'problem', role: 'alert' },
    payment.wrongCodes > 0 ? messages.challengeWrong(payment.triesLeft) : '',
  );
  if (payment.wrongCodes > 0) code.setAttribute('aria-invalid', 'true');
  const status = element('p', { class: 'status', role: 'status' });
  const confirm = element('button', { type: 'submit', class: 'primary' }, messages.confirm);
  let isBusy = false;

  const cancel = element('button', { type: 'button', class: 'outline' }, messages.cancelDeposit);
  cancel.addEventListener('click', () => void send(() => cashierContext.server.cancel(payment.paymentId)));

  async function send(call: () => ReturnType<CashierContext['server']['challenge']>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (const button of [confirm, cancel]) button.setAttribute('aria-disabled', 'true');
    const response = await callWithRetry(call, {
      pause: cashierContext.pause,
      onLost: () => (status.textContent = messages.connectionLost),
    });
    isBusy = false;
    for (const button of [confirm, cancel]) button.removeAttribute('aria-disabled');
    status.textContent = '';
    if (!response.ok) {
      problem.textContent =
        response.reason === 'unreachable'
          ? messages.unknownFate
          : (messages.refusals[response.reason] ?? messages.general);
      return;
    }
    cashierContext.applyUpdate({
      payments: withPayment(cashierContext.session.payments, response.value.payment),
      balances: response.value.balances,
    });
    cashierContext.showPayment(response.value.payment);
  }

  const form = element(
    'form',
    { class: 'page form', novalidate: true },
    title,
    element('p', {}, messages.challengeText(cashierContext.amount(payment.amount))),
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'code' }, messages.challengeCode),
      code,
      element('p', { id: 'code-hint', class: 'hint' }, messages.challengeSandbox(cashierContext.session.challengeCode)),
      problem,
    ),
    element('div', { class: 'actions' }, confirm, ...(payment.mayCancel ? [cancel] : [])),
    status,
    element('p', { class: 'hint' }, messages.waitNote),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const entered = code.value.trim();
    if (entered === '') return code.focus();
    void send(() =>
      cashierContext.server.challenge(payment.paymentId, { code: entered, wrongCodes: payment.wrongCodes }),
    );
  });
  return form;
}
