import { element } from '../../../kernel/frame/element.ts';

/** Texts of a dialog before a change that cannot be undone or that reaches all players. */
export interface Confirmation {
  question: string;
  consequence: string;
  /** Label of the button that starts the change. */
  answer: string;
}

/** Asks in a modal dialog. Escape and “Cancel” return false. The browser returns the focus to the button before it. */
export function confirmed({ question, consequence, answer }: Confirmation): Promise<boolean> {
  const cancel = element('button', { type: 'button', autofocus: true }, 'Cancel');
  const accept = element('button', { type: 'button', class: 'danger' }, answer);
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'confirm-question', 'aria-describedby': 'confirm-consequence' },
    element('h2', { id: 'confirm-question' }, question),
    element('p', { id: 'confirm-consequence', class: 'hint' }, consequence),
    element('div', { class: 'row' }, cancel, accept),
  );
  cancel.addEventListener('click', () => dialog.close());
  accept.addEventListener('click', () => dialog.close('accepted'));
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'accepted');
    });
  });
}
