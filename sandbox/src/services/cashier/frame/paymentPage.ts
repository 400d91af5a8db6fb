import { element } from '@foyer/games/page/element';
import type { PaymentResponse } from '../cashierApi.ts';
import { callWithRetry } from './callWithRetry.ts';
import { withPayment, type CashierContext } from './cashierContext.ts';
import { outcomeOfPayment } from './paymentOutcome.ts';
import { resultScreen } from './resultScreen.ts';

/** Shows the state of one payment: a code to enter, a wait or the outcome. */
export function paymentPage(cashierContext: CashierContext, payment: PaymentResponse): HTMLElement {
  const { messages } = cashierContext;
  const { direction, state, reason, amount } = payment;
  if (state === 'challenge') return challengePage(cashierContext, payment);
  const outcome = outcomeOfPayment(payment);
  return resultScreen(cashierContext, {
    direction,
    outcome,
    title: messages.states[direction][state],
    reason: reason === null ? null : messages.reasons[reason],
    amount,
    payment,
  });
}

/**
 * Shows the bank challenge. Sends the number of known wrong codes with each code, so that a lost response costs no
 * attempt.
 */
function challengePage(cashierContext: CashierContext, payment: PaymentResponse): HTMLElement {
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
      onLong: () => (status.textContent = messages.takesLonger),
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
    element('h1', { tabindex: '-1' }, messages.states[payment.direction].challenge),
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
