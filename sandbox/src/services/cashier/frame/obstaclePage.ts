import type { Direction } from '@foyer/contract/cashierFrame';
import type { PaymentReason } from '@foyer/contract/payment';
import { element } from '@foyer/games/page/element';
import type { CashierContext } from './cashierContext.ts';
import { fundsStatement } from './fundsStatement.ts';
import { outcomeOfReason } from './paymentOutcome.ts';
import { resultScreen } from './resultScreen.ts';

/**
 * Explains why no payment is possible, and leads to what resolves it. `amount` is that of a refused request, null before
 * the form.
 */
export function obstaclePage(
  cashierContext: CashierContext,
  { direction, reason, amount }: { direction: Direction; reason: PaymentReason; amount: number | null },
): HTMLElement {
  const { messages } = cashierContext;
  const outcome = outcomeOfReason(reason);
  return resultScreen(cashierContext, {
    direction,
    outcome,
    title: outcome === 'declined' ? messages.states[direction].refused : messages.obstacleTitle[outcome],
    reason: messages.obstacle[reason],
    amount,
    payment: null,
  });
}

/**
 * UK11, MT1: shows the safer-gambling tools before the first deposit. Setting a limit is as prominent as continuing.
 */
export function firstDepositPage({ messages, session, window }: CashierContext, onContinue: () => void): HTMLElement {
  const button = (text: string, onClick: () => void): HTMLElement => {
    const view = element('button', { type: 'button', class: 'outline' }, text);
    view.addEventListener('click', onClick);
    return view;
  };
  const { name, phone } = session.helpLine;
  return element(
    'section',
    { class: 'page first' },
    element('h1', { tabindex: '-1' }, messages.firstTitle),
    element('p', {}, messages.firstText),
    element(
      'dl',
      {},
      ...messages.firstTools.flatMap(([tool, what]) => [
        element('div', {}, element('dt', {}, tool), element('dd', {}, what)),
      ]),
    ),
    element('p', {}, messages.firstHelp(name, phone)),
    ...(session.identityCheck === '' ? [] : [element('p', { class: 'hint' }, session.identityCheck)]),
    ...fundsStatement(session.customerFunds),
    element(
      'div',
      { class: 'actions' },
      button(messages.firstSet, () => window.postEvent({ type: 'request', request: 'limits' })),
      button(messages.firstGoOn, onContinue),
    ),
  );
}
