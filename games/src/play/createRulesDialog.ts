import type { GameShellMessages } from '../frame/gameShellMessages.ts';
import { drawing, element } from '../page/element.ts';

/** Creates the dialog with rules and RTP (UK16) below the view's pay tables, which are recreated when it opens. */
export function createRulesDialog({
  rules,
  keys,
  facts,
  messages,
}: {
  rules: readonly string[];
  keys: string;
  facts?: (() => readonly Node[]) | undefined;
  messages: GameShellMessages;
}): { view: HTMLDialogElement; open(): void } {
  const shown = element('div', { class: 'rules-facts' });
  const close = element(
    'button',
    { type: 'button', class: 'round', 'aria-label': messages.close },
    drawing('M6 6l12 12M18 6L6 18'),
  );
  const view = element(
    'dialog',
    { class: 'rules', 'aria-labelledby': 'rules-heading' },
    element('div', { class: 'rules-head' }, element('h2', { id: 'rules-heading' }, messages.rules), close),
    element(
      'div',
      { class: 'rules-body', tabindex: '0', role: 'region', 'aria-labelledby': 'rules-heading' },
      ...(facts ? [element('h3', {}, messages.payTable), shown] : []),
      element('h3', {}, messages.howToPlay),
      ...rules.map((paragraph) => element('p', {}, paragraph)),
      element('p', { class: 'quiet' }, keys),
    ),
  );
  close.addEventListener('click', () => view.close());
  return {
    view,
    open() {
      if (facts) shown.replaceChildren(...facts());
      view.showModal();
    },
  };
}
