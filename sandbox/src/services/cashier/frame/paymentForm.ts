import type { Direction } from '@foyer/contract/cashierFrame';
import { joinSentences } from '@foyer/contract/joinSentences';
import { paymentReasons } from '@foyer/contract/payment';
import { sorted } from '@foyer/contract/sorted';
import { element } from '@foyer/games/page/element';
import { v4 as uuid } from 'uuid';
import type { MethodResponse } from '../cashierApi.ts';
import { amountRange } from './amountRange.ts';
import { callWithRetry } from './callWithRetry.ts';
import { balanceText, realOf, withPayment, type CashierContext, isOpen } from './cashierContext.ts';
import { fundsStatement } from './fundsStatement.ts';
import { paymentMark } from './paymentMark.ts';
import { currencySign, fractionDigitsOf, readAmount } from './readAmount.ts';

/** UK13: shows the deposit limit and a link to change it above the amount, as prominent as the form itself. */
function limitBand({ session, messages, amount, window }: CashierContext): HTMLElement {
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

/** BK-05: lets a returning player continue a pending payment. Results of other payments are in the transactions. */
function pendingBand({ session, messages, amount, showPayment }: CashierContext, direction: Direction): HTMLElement[] {
  const payment = session.payments.find((one) => one.direction === direction && isOpen(one));
  if (!payment) return [];
  const line = element(
    'p',
    {},
    messages.latest(messages.direction[direction], amount(payment.amount), messages.stateNames[payment.state]),
  );
  const continueButton = element('button', { type: 'button', class: 'outline' }, messages.goOn);
  continueButton.addEventListener('click', () => showPayment(payment));
  return [element('div', { class: 'band' }, line, continueButton)];
}

/** Keeps typed and chosen values while another view is open. */
const draft: Record<Direction, { text: string; method: string }> = {
  deposit: { text: '', method: 'card' },
  withdrawal: { text: '', method: 'card' },
};

/** Renders the form of a deposit or withdrawal: an amount, a payment method and a button that repeats the amount. */
export function paymentForm(cashierContext: CashierContext, direction: Direction): HTMLElement {
  const { messages, session, amount: money } = cashierContext;
  const digits = fractionDigitsOf(session.currencyIsoCode);
  const methods = session.methods.filter(({ directions }) => directions.includes(direction));
  let method = methods.find(({ id }) => id === draft[direction].method) ?? methods[0];
  // Idempotency key, created before the first attempt and renewed only after a response, so that a double click makes
  // one payment.
  let clientKey = uuid();
  let isBusy = false;

  const input = element('input', {
    id: 'amount',
    name: 'amount',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: '16',
    'aria-describedby': 'amount-hint form-problem',
  });
  input.value = draft[direction].text;
  const hint = element('p', { id: 'amount-hint', class: 'hint' });
  const accounts = element('select', { id: 'account' });
  const problem = element('p', { id: 'form-problem', class: 'problem', role: 'alert' });
  const status = element('p', { class: 'status', role: 'status' });
  const submit = element('button', { type: 'submit', class: 'primary' });
  const cancel = element('button', { type: 'button', class: 'outline' }, messages.cancel);
  cancel.addEventListener('click', () => cashierContext.window.postEvent({ type: 'request', request: 'close' }));

  const parsedAmount = (): number | null => readAmount(input.value, digits);
  const rangeText = (candidate: MethodResponse): string => {
    const { min, max } = amountRange(candidate, direction, session);
    return max < min ? messages.tooLittle[direction](money(min)) : messages.range(money(min), money(max));
  };

  function refresh(): void {
    const sum = parsedAmount();
    submit.textContent = isBusy
      ? messages.working
      : sum === null || sum === 0
        ? messages.submitEmpty[direction]
        : messages.submit[direction](money(sum));
    if (!method) return;
    const range = rangeText(method);
    hint.textContent = joinSentences(session.culture, [
      direction === 'withdrawal' && messages.available(balanceText(session.balances, money)),
      // The error says it already.
      problem.textContent !== range && range,
    ]);
  }
  function choose(next: MethodResponse): void {
    method = next;
    draft[direction].method = next.id;
    accounts.replaceChildren(...next.instruments.map(({ id, name }) => element('option', { value: id }, name)));
    refresh();
  }
  function showProblem(text: string): void {
    problem.textContent = text;
    refresh();
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  }
  function clearProblem(): void {
    problem.textContent = '';
    refresh();
    input.removeAttribute('aria-invalid');
  }
  function lock(busy: boolean): void {
    isBusy = busy;
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      field.disabled = busy;
    submit.setAttribute('aria-disabled', String(busy));
    submit.toggleAttribute('aria-busy', busy);
    refresh();
  }

  async function pay(): Promise<void> {
    const sum = parsedAmount();
    if (isBusy || !method) return;
    clearProblem();
    if (sum === null || sum === 0) return showProblem(messages.amountMissing);
    const { min, max } = amountRange(method, direction, session);
    if (direction === 'withdrawal' && sum > realOf(session.balances))
      return showProblem(messages.refusals.insufficientFunds ?? messages.general);
    if (sum < min || sum > max) return showProblem(rangeText(method));
    const order = { direction, instrumentId: accounts.value, amount: sum, clientKey };
    lock(true);
    for (;;) {
      const response = await callWithRetry(() => cashierContext.server.pay(order), {
        pause: cashierContext.pause,
        onLost: () => (status.textContent = messages.connectionLost),
        onLong: () => (status.textContent = messages.takesLonger),
      });
      status.textContent = '';
      if (response.ok) {
        draft[direction].text = '';
        cashierContext.applyUpdate({
          payments: withPayment(cashierContext.session.payments, response.value.payment),
          balances: response.value.balances,
        });
        return cashierContext.showPayment(response.value.payment);
      }
      if (response.reason !== 'unreachable') {
        clientKey = uuid();
        lock(false);
        const reason = paymentReasons.find((one) => one === response.reason);
        if (reason !== undefined) return cashierContext.showObstacle(direction, reason, sum);
        return showProblem(messages.refusals[response.reason] ?? messages.general);
      }
      // The outcome is unknown: repeat the payment with the same key until the server responds.
      await waitForRetry();
    }
  }

  /** Resolves when the player chooses to retry. */
  function waitForRetry(): Promise<void> {
    return new Promise((resolve) => {
      const again = element('button', { type: 'button', class: 'outline' }, messages.tryAgain);
      const note = element('div', { class: 'band', role: 'alert' }, element('p', {}, messages.unknownFate), again);
      again.addEventListener('click', () => {
        note.remove();
        resolve();
      });
      form.append(note);
      again.focus();
    });
  }

  /** Fills in everything that the method can pay out now. */
  function allButton(): HTMLElement {
    const button = element('button', { type: 'button', class: 'outline small' }, messages.all);
    button.addEventListener('click', () => {
      if (isBusy || !method) return;
      input.value = (amountRange(method, direction, session).max / 10 ** digits).toFixed(digits);
      input.dispatchEvent(new Event('input'));
      input.focus();
    });
    return button;
  }

  const choices = methods.map((one) => {
    const radio = element('input', { type: 'radio', name: 'method', value: one.id, checked: one === method });
    radio.addEventListener('change', () => choose(one));
    return element(
      'label',
      { class: 'method' },
      radio,
      paymentMark(one.id),
      element('span', { class: 'texts' }, element('b', {}, one.name), element('small', {}, one.note[direction])),
    );
  });
  const all = direction === 'withdrawal' ? [allButton()] : [];
  input.addEventListener('input', () => {
    draft[direction].text = input.value;
    // The error of the previous text does not apply to the new text.
    clearProblem();
  });
  const form = element(
    'form',
    { class: 'form', novalidate: true },
    element('h1', { class: 'unseen', tabindex: '-1' }, messages.submitEmpty[direction]),
    ...pendingBand(cashierContext, direction),
    ...(direction === 'deposit' ? [limitBand(cashierContext)] : []),
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'amount' }, messages.amount[direction]),
      element(
        'div',
        { class: 'money' },
        element('span', { 'aria-hidden': 'true' }, currencySign(session.culture, session.currencyIsoCode)),
        input,
        ...all,
      ),
      hint,
      problem,
    ),
    element('fieldset', { class: 'methods' }, element('legend', {}, messages.payWith[direction]), ...choices),
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'account' }, messages.account),
      element('span', { class: 'select' }, accounts),
    ),
    element('div', { class: 'actions' }, submit, cancel),
    status,
    element(
      'p',
      { class: 'hint' },
      joinSentences(session.culture, [
        messages.sandboxNote,
        direction === 'deposit' ? session.identityCheck : !session.withdrawalCancelling && messages.finalNote,
      ]),
    ),
    ...(direction === 'deposit' ? fundsStatement(session.customerFunds) : []),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void pay();
  });
  if (method) choose(method);
  return form;
}
