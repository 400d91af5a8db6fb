import { ownValue } from '@foyer/contract/ownValue';
import type { PaymentReason } from '@foyer/contract/payment';
import { element } from '../../../kernel/frame/element.ts';
import type { CashierContext } from './cashierContext.ts';

const actionOfReason = {
  verificationNeeded: 'verification',
  accountBlocked: 'support',
  limitReached: 'limits',
  onBreak: 'limits',
} as const;

/** Explains why no payment is possible now, and links to the next step. */
export function obstaclePage({ messages, window }: CashierContext, reason: PaymentReason): HTMLElement {
  const text = messages.obstacleWay[reason];
  const action = ownValue(actionOfReason, reason) ?? 'support';
  const button = element('button', { type: 'button', class: 'outline' }, text ?? messages.close);
  button.addEventListener('click', () =>
    window.postEvent({ type: 'wish', wish: text === undefined ? 'close' : action }),
  );
  return element(
    'section',
    { class: 'page' },
    element('h1', { tabindex: '-1' }, messages.obstacle[reason]),
    element('div', { class: 'actions' }, button),
  );
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
    element('p', { class: 'hint' }, messages.identityNote),
    element(
      'div',
      { class: 'actions' },
      button(messages.firstSet, () => window.postEvent({ type: 'wish', wish: 'limits' })),
      button(messages.firstGoOn, onContinue),
    ),
  );
}
