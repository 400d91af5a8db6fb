import { element } from '../../play/frame/element.ts';
import type { PaymentAnswer } from '../cashierApi.ts';
import { isOpen, realOf, viewOf, withPayment, type CashierDesk } from './cashierDesk.ts';
import { lastingCall } from './lastingCall.ts';

/** One payment as it stands: a code to enter, a wait, or what became of it. */
export function paymentPage(desk: CashierDesk, payment: PaymentAnswer): HTMLElement {
  const { messages, amount } = desk;
  const title = element('h1', { tabindex: '-1' }, messages.states[payment.direction][payment.state]);
  if (payment.state === 'challenge') return challengePage(desk, payment, title);
  const tone = payment.state === 'booked' ? 'good' : isOpen(payment) ? 'open' : 'bad';
  const sentences = [
    ...(payment.reason === null ? [] : [messages.reasons[payment.reason]]),
    isOpen(payment) ? messages.waitNote : messages.balanceNow(amount(realOf(desk.session.balances))),
  ];
  return element(
    'section',
    { class: `page ${tone}` },
    element('span', { class: 'emblem', 'aria-hidden': 'true' }),
    title,
    element('p', { class: 'sum' }, amount(payment.amount)),
    ...sentences.map((text) => element('p', {}, text)),
    element('p', { class: 'hint' }, `${messages.number} ${payment.block.transactionNumber} · ${payment.instrument}`),
    waysOn(desk, payment),
  );
}

function waysOn(desk: CashierDesk, payment: PaymentAnswer): HTMLElement {
  const { messages } = desk;
  const button = (text: string, press: () => void): HTMLElement => {
    const made = element('button', { type: 'button', class: 'outline' }, text);
    made.addEventListener('click', press);
    return made;
  };
  return element(
    'div',
    { class: 'actions' },
    button(messages.done, () => desk.window.tell({ type: 'wish', wish: 'close' })),
    button(messages.seeTransactions, () => desk.go('transactions')),
    ...(isOpen(payment) || payment.state === 'booked'
      ? []
      : [button(messages.again, () => desk.go(viewOf(payment.direction)))]),
  );
}

/** The step a bank puts in between. The code is sent with the number of wrong ones known, so that a lost answer costs no try. */
function challengePage(desk: CashierDesk, payment: PaymentAnswer, title: HTMLElement): HTMLElement {
  const { messages } = desk;
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
  cancel.addEventListener('click', () => void send(() => desk.server.cancel(payment.paymentId)));

  async function send(call: () => ReturnType<CashierDesk['server']['challenge']>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (const button of [confirm, cancel]) button.setAttribute('aria-disabled', 'true');
    const answer = await lastingCall(call, {
      pause: desk.pause,
      onLost: () => (status.textContent = messages.connectionLost),
    });
    isBusy = false;
    for (const button of [confirm, cancel]) button.removeAttribute('aria-disabled');
    status.textContent = '';
    if (!answer.ok) {
      problem.textContent =
        answer.reason === 'unreachable' ? messages.unknownFate : (messages.refusals[answer.reason] ?? messages.general);
      return;
    }
    desk.learn({ payments: withPayment(desk.session.payments, answer.value.payment), balances: answer.value.balances });
    desk.showPayment(answer.value.payment);
  }

  const form = element(
    'form',
    { class: 'page form', novalidate: true },
    title,
    element('p', {}, messages.challengeText(desk.amount(payment.amount))),
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'code' }, messages.challengeCode),
      code,
      element('p', { id: 'code-hint', class: 'hint' }, messages.challengeSandbox(desk.session.challengeCode)),
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
    void send(() => desk.server.challenge(payment.paymentId, { code: entered, wrongCodes: payment.wrongCodes }));
  });
  return form;
}
