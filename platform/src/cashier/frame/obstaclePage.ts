import { ownValue } from '@foyer/contract/ownValue';
import type { PaymentReason } from '@foyer/contract/payment';
import { element } from '../../play/frame/element.ts';
import type { CashierContext } from './cashierContext.ts';

const wishes = {
  verificationNeeded: 'verification',
  accountBlocked: 'support',
  limitReached: 'limits',
  onBreak: 'limits',
} as const;

/** Why nothing can be paid now, and the way that leads on. */
export function obstaclePage({ messages, window }: CashierContext, reason: PaymentReason): HTMLElement {
  const text = messages.obstacleWay[reason];
  const wish = ownValue(wishes, reason) ?? 'support';
  const way = element('button', { type: 'button', class: 'outline' }, text ?? messages.close);
  way.addEventListener('click', () => window.postEvent({ type: 'wish', wish: text === undefined ? 'close' : wish }));
  return element(
    'section',
    { class: 'page' },
    element('h1', { tabindex: '-1' }, messages.obstacle[reason]),
    element('div', { class: 'actions' }, way),
  );
}

/** UK11, MT1: before anything was ever paid in the tools are shown; setting a limit weighs the same as going on. */
export function firstDepositPage({ messages, session, window }: CashierContext, goOn: () => void): HTMLElement {
  const button = (text: string, press: () => void): HTMLElement => {
    const made = element('button', { type: 'button', class: 'outline' }, text);
    made.addEventListener('click', press);
    return made;
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
      button(messages.firstGoOn, goOn),
    ),
  );
}
