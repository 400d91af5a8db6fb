import type { Direction } from '@foyer/contract/cashierFrame';
import { languages } from '@foyer/contract/languages';
import { drawing, element } from '@foyer/games/page/element';
import type { PaymentResponse } from '../cashierApi.ts';
import { balanceText, viewOf, type CashierContext } from './cashierContext.ts';
import type { PaymentOutcome } from './cashierMessages.ts';
import { paymentMark } from './paymentMark.ts';
import { actionOfOutcome } from './paymentOutcome.ts';

/** Result that a screen shows. Texts are in the player's language. */
interface PaymentResult {
  readonly direction: Direction;
  readonly outcome: PaymentOutcome;
  readonly title: string;
  /** Why, for an outcome that needs an explanation. */
  readonly reason: string | null;
  /** Null where no amount was entered. Minor units. */
  readonly amount: number | null;
  /** Null if the request was refused before it became a payment. */
  readonly payment: PaymentResponse | null;
}

const tones: Readonly<Record<PaymentOutcome, 'good' | 'open' | 'bad' | 'blocked'>> = {
  completed: 'good',
  processing: 'open',
  declined: 'bad',
  noResponse: 'bad',
  cancelled: 'open',
  limitReached: 'blocked',
  verificationNeeded: 'blocked',
  accountBlocked: 'blocked',
  onBreak: 'blocked',
  countryRestricted: 'blocked',
  locationUnknown: 'blocked',
};

const pin = 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z';
const emblems: Readonly<Record<PaymentOutcome, string>> = {
  completed: 'M5 12.5 10 17.5 19.5 7',
  processing: 'M12 7v5.5l3.5 2M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  declined: 'M6.5 6.5l11 11m0-11-11 11',
  noResponse: 'M12 7v5.5l3.5 2M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  cancelled: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  limitReached: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  verificationNeeded:
    'M3.5 5.5h17v13h-17zM8.5 9.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM6 16c.6-1.4 4.4-1.4 5 0m3-6h3.5m-3.5 4h3.5',
  accountBlocked: 'M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z',
  onBreak: 'M5 9h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zm12 1h1.5a2 2 0 0 1 0 5H17M8 3v2.5M12 3v2.5',
  countryRestricted: pin,
  locationUnknown: pin,
};

/** Shows the outcome of a payment: amount, balance, what happens next and one main action (BK-01, BK-05). */
export function resultScreen(cashierContext: CashierContext, result: PaymentResult): HTMLElement {
  const { messages, amount } = cashierContext;
  const { direction, outcome, title, reason, payment } = result;
  // Before the form, no request exists whose outcome could be described.
  const next = result.amount === null ? null : messages.next[direction][outcome];
  return element(
    'section',
    { class: `page result ${tones[outcome]}` },
    element('span', { class: 'emblem', 'aria-hidden': 'true' }, drawing(emblems[outcome])),
    element('h1', { tabindex: '-1' }, title),
    ...(result.amount === null ? [] : [element('p', { class: 'sum' }, amount(result.amount))]),
    ...(reason === null ? [] : [element('p', { class: 'why' }, reason)]),
    ...(next === null ? [] : [element('p', { class: 'next' }, next)]),
    facts(cashierContext, payment),
    actions(cashierContext, result),
  );
}

function facts({ messages, session, amount }: CashierContext, payment: PaymentResponse | null): HTMLElement {
  const row = (name: string, ...value: (Node | string)[]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, ...value));
  const balance = row(messages.balanceNow, balanceText(session.balances, amount));
  if (payment === null) return element('dl', { class: 'facts-list' }, balance);
  const date = new Intl.DateTimeFormat(languages[session.culture].locale, { dateStyle: 'medium', timeStyle: 'short' });
  return element(
    'dl',
    { class: 'facts-list' },
    balance,
    row(
      messages.paidWith[payment.direction],
      ...(payment.method === null ? [] : [paymentMark(payment.method)]),
      element('span', {}, payment.instrument),
    ),
    row(messages.date, date.format(payment.settledAt ?? payment.createdAt)),
    row(messages.number, payment.block.transactionNumber),
  );
}

function actions(cashierContext: CashierContext, { direction, outcome }: PaymentResult): HTMLElement {
  const { messages, window } = cashierContext;
  const button = (kind: 'primary' | 'outline', text: string, press: () => void): HTMLElement => {
    const view = element('button', { type: 'button', class: kind }, text);
    view.addEventListener('click', press);
    return view;
  };
  const close = () => window.postEvent({ type: 'request', request: 'close' });
  const action = actionOfOutcome(outcome);
  switch (action) {
    case 'close':
      return element(
        'div',
        { class: 'actions' },
        button('primary', messages.done, close),
        button('outline', messages.seeTransactions, () => cashierContext.navigate('transactions')),
      );
    case 'form':
      return element(
        'div',
        { class: 'actions' },
        button('primary', messages.otherMethod[direction], () => cashierContext.navigate(viewOf(direction))),
        button('outline', messages.close, close),
      );
    default:
      return element(
        'div',
        { class: 'actions' },
        button('primary', messages.resolve[action], () => window.postEvent({ type: 'request', request: action })),
        button('outline', messages.close, close),
      );
  }
}
