import { element } from '@foyer/games/page/element';
import { labelOf } from '../labelOf.ts';
import type { ControlResult } from './controlRoomClient.ts';
import type { PanelContext } from './panelContext.ts';

/** Texts of a dialog before a change that cannot be undone or that reaches all players. */
interface Confirmation {
  question: string;
  consequence: string;
  /** Label of the button that starts the change. */
  answer: string;
}

/** Asks in a modal dialog. Escape and “Cancel” return false. The browser returns the focus to the button before it. */
function confirmed({ question, consequence, answer }: Confirmation): Promise<boolean> {
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

/** Creates a section with its own heading. */
export function section(name: string, title: string, ...children: (Node | string)[]): HTMLElement {
  return element(
    'section',
    { class: `card ${name}`, id: name, 'aria-labelledby': `${name}-title` },
    element('h2', { id: `${name}-title` }, title),
    ...children,
  );
}

export function row(...children: (Node | string)[]): HTMLElement {
  return element('div', { class: 'row' }, ...children);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
let fields = 0;

/**
 * Labels a control, with an optional hint and a place for its error. The label is next to its control: wrapping a list
 * would include all options in its accessible name.
 */
export function field(label: string, control: Control, hint = ''): HTMLElement {
  fields += 1;
  control.id = `field-${fields}`;
  const hintId = `${control.id}-hint`;
  if (hint !== '') control.setAttribute('aria-describedby', hintId);
  control.addEventListener('input', () => clearFieldError(control));
  return element(
    'div',
    { class: 'field' },
    element('label', { for: control.id }, label),
    control,
    ...(hint === '' ? [] : [element('p', { class: 'hint', id: hintId }, hint)]),
  );
}

/** Shows the error below its control and moves the focus there, so that a screen reader announces both. */
function showFieldError(control: Control, message: string): void {
  clearFieldError(control);
  const id = `${control.id}-error`;
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', id);
  control.after(element('p', { class: 'error-text', id }, message));
  control.focus();
}

function clearFieldError(control: Control): void {
  control.removeAttribute('aria-invalid');
  document.getElementById(`${control.id}-error`)?.remove();
  const hint = document.getElementById(`${control.id}-hint`);
  if (hint === null) control.removeAttribute('aria-describedby');
  else control.setAttribute('aria-describedby', hint.id);
}

/** Creates a list of values. A value without words has the label of its identifier. */
export function choice(values: readonly (string | readonly [value: string, words: string])[]): HTMLSelectElement {
  return element(
    'select',
    {},
    ...values.map((one) =>
      typeof one === 'string'
        ? element('option', { value: one }, labelOf(one))
        : element('option', { value: one[0] }, one[1]),
    ),
  );
}

export function groupedChoice(groups: readonly { group: string; targets: readonly string[] }[]): HTMLSelectElement {
  return element(
    'select',
    {},
    ...groups.map(({ group, targets }) =>
      element('optgroup', { label: group }, ...targets.map((target) => element('option', { value: target }, target))),
    ),
  );
}

/** Result of a button: a sentence for the user, and for a failure the control that caused it. */
export type ActionResult = ControlResult<string> | { ok: false; message: string; control: Control };

interface ActionOptions {
  kind?: 'primary' | 'outline' | 'danger' | 'quiet';
  /** Returns what a dialog asks before the operation starts, or null if it starts at once. */
  confirm?: () => Confirmation | null;
}

/**
 * Creates a button that runs one operation at a time and shows its result. `run` returns null if there was nothing to
 * do.
 */
export function action(
  panelContext: PanelContext,
  label: string,
  run: () => Promise<ActionResult | null>,
  { kind = 'outline', confirm = () => null }: ActionOptions = {},
): HTMLButtonElement {
  const button = element('button', { type: 'button', class: kind }, label);
  let isBusy = false;
  async function start(): Promise<void> {
    const question = confirm();
    if (question !== null && !(await confirmed(question))) return;
    const response = await run();
    if (response !== null && 'control' in response) showFieldError(response.control, response.message);
    else if (response !== null) panelContext.notify(response.ok ? response.value : response.message, !response.ok);
    await panelContext.refresh();
  }
  button.addEventListener('click', () => {
    if (isBusy) return;
    isBusy = true;
    button.setAttribute('aria-disabled', 'true');
    void start().then(() => {
      isBusy = false;
      button.removeAttribute('aria-disabled');
    });
  });
  return button;
}

/** Says whom the operations of a section reach, for the selected player or without one. */
export function audience(panelContext: PanelContext, words: (username: string | null) => string): HTMLElement {
  const line = element('p', { class: 'hint' });
  panelContext.onPlayerSelected((player) => void (line.textContent = words(player?.username ?? null)));
  return line;
}

/** Adds a success message to a response. */
export function withMessage<T>(response: ControlResult<T>, words: (value: T) => string): ControlResult<string> {
  return response.ok ? { ok: true, value: words(response.value) } : response;
}

export function problem(message: string, control?: Control): ActionResult {
  return control === undefined ? { ok: false, message } : { ok: false, message, control };
}
