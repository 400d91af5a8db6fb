import { element } from '../../play/frame/element.ts';
import type { PaymentAnswer } from '../cashierApi.ts';
import { isOpen, realOf, viewOf, withPayment, type CashierDesk } from './cashierDesk.ts';
import { lastingCall } from './lastingCall.ts';

/** One payment as it stands: a code to enter, a wait, or what became of it. */
export function paymentPage(desk: CashierDesk, payment: PaymentAnswer): HTMLElement {
  const { words, amount } = desk;
  const title = element('h1', { tabindex: '-1' }, words.states[payment.direction][payment.state]);
  if (payment.state === 'challenge') return challengePage(desk, payment, title);
  const tone = payment.state === 'booked' ? 'good' : isOpen(payment) ? 'open' : 'bad';
  const sentences = [
    ...(payment.reason === null ? [] : [words.reasons[payment.reason]]),
    isOpen(payment) ? words.waitNote : words.balanceNow(amount(realOf(desk.session.balances))),
  ];
  return element(
    'section',
    { class: `page ${tone}` },
    element('span', { class: 'emblem', 'aria-hidden': 'true' }),
    title,
    element('p', { class: 'sum' }, amount(payment.amount)),
    ...sentences.map((text) => element('p', {}, text)),
    element('p', { class: 'hint' }, `${words.number} ${payment.block.transactionNumber} · ${payment.instrument}`),
    waysOn(desk, payment),
  );
}

function waysOn(desk: CashierDesk, payment: PaymentAnswer): HTMLElement {
  const { words } = desk;
  const button = (text: string, press: () => void): HTMLElement => {
    const made = element('button', { type: 'button', class: 'outline' }, text);
    made.addEventListener('click', press);
    return made;
  };
  return element(
    'div',
    { class: 'actions' },
    button(words.done, () => desk.window.tell({ type: 'wish', wish: 'close' })),
    button(words.seeTransactions, () => desk.go('transactions')),
    ...(isOpen(payment) || payment.state === 'booked'
      ? []
      : [button(words.again, () => desk.go(viewOf(payment.direction)))]),
  );
}

/** The step a bank puts in between. The code is sent with the number of wrong ones known, so that a lost answer costs no try. */
function challengePage(desk: CashierDesk, payment: PaymentAnswer, title: HTMLElement): HTMLElement {
  const { words } = desk;
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
    payment.wrongCodes > 0 ? words.challengeWrong(payment.triesLeft) : '',
  );
  if (payment.wrongCodes > 0) code.setAttribute('aria-invalid', 'true');
  const status = element('p', { class: 'status', role: 'status' });
  const confirm = element('button', { type: 'submit', class: 'primary' }, words.confirm);
  let isBusy = false;

  const cancel = element('button', { type: 'button', class: 'outline' }, words.cancelDeposit);
  cancel.addEventListener('click', () => void send(() => desk.server.cancel(payment.paymentId)));

  async function send(call: () => ReturnType<CashierDesk['server']['challenge']>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (const button of [confirm, cancel]) button.setAttribute('aria-disabled', 'true');
    const answer = await lastingCall(call, {
      pause: desk.pause,
      onLost: () => (status.textContent = words.connectionLost),
    });
    isBusy = false;
    for (const button of [confirm, cancel]) button.removeAttribute('aria-disabled');
    status.textContent = '';
    if (!answer.ok) {
      problem.textContent =
        answer.reason === 'unreachable' ? words.unknownFate : (words.refusals[answer.reason] ?? words.general);
      return;
    }
    desk.learn({ payments: withPayment(desk.session.payments, answer.value.payment), balances: answer.value.balances });
    desk.showPayment(answer.value.payment);
  }

  const form = element(
    'form',
    { class: 'page form', novalidate: true },
    title,
    element('p', {}, words.challengeText(desk.amount(payment.amount))),
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'code' }, words.challengeCode),
      code,
      element('p', { id: 'code-hint', class: 'hint' }, words.challengeSandbox(desk.session.challengeCode)),
      problem,
    ),
    element('div', { class: 'actions' }, confirm, ...(payment.mayCancel ? [cancel] : [])),
    status,
    element('p', { class: 'hint' }, words.waitNote),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const entered = code.value.trim();
    if (entered === '') return code.focus();
    void send(() => desk.server.challenge(payment.paymentId, { code: entered, wrongCodes: payment.wrongCodes }));
  });
  return form;
}
