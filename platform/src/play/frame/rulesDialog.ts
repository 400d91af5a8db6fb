import { drawing, element } from './element.ts';
import type { ShellWords } from './shellWords.ts';

/** Rules and return (UK16), under what the table shows of its pays; the facts are made anew when it opens. */
export function createRulesDialog({
  rules,
  keys,
  facts,
  words,
}: {
  rules: readonly string[];
  keys: string;
  facts?: (() => readonly Node[]) | undefined;
  words: ShellWords;
}): { view: HTMLDialogElement; open(): void } {
  const shown = element('div', { class: 'rules-facts' });
  const close = element(
    'button',
    { type: 'button', class: 'round', 'aria-label': words.close },
    drawing('M6 6l12 12M18 6L6 18'),
  );
  const view = element(
    'dialog',
    { class: 'rules', 'aria-labelledby': 'rules-heading' },
    element('div', { class: 'rules-head' }, element('h2', { id: 'rules-heading' }, words.rules), close),
    element(
      'div',
      { class: 'rules-body', tabindex: '0', role: 'region', 'aria-labelledby': 'rules-heading' },
      ...(facts ? [element('h3', {}, words.payTable), shown] : []),
      element('h3', {}, words.howToPlay),
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
