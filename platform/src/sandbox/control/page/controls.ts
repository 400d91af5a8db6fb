import { element } from '../../../kernel/frame/element.ts';
import type { ResponseBody } from './controlRoomClient.ts';
import type { PanelContext } from './panelContext.ts';

/** Creates a section with its own heading. */
export function section(name: string, title: string, ...children: (Node | string)[]): HTMLElement {
  return element(
    'section',
    { class: `card ${name}`, 'aria-labelledby': `${name}-title` },
    element('h2', { id: `${name}-title` }, title),
    ...children,
  );
}

export function row(...children: (Node | string)[]): HTMLElement {
  return element('div', { class: 'row' }, ...children);
}

let fields = 0;

/** The label is next to its control: wrapping a list would include all options in its accessible name. */
export function field(label: string, control: HTMLElement): HTMLElement {
  fields += 1;
  control.id = `field-${fields}`;
  return element('div', { class: 'field' }, element('label', { for: control.id }, label), control);
}

/** Creates a list of values with optional labels. */
export function choice(values: readonly (string | readonly [value: string, words: string])[]): HTMLSelectElement {
  return element(
    'select',
    {},
    ...values.map((one) =>
      typeof one === 'string' ? element('option', { value: one }, one) : element('option', { value: one[0] }, one[1]),
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

/**
 * Creates a button that runs one operation at a time and shows its result. `run` returns null if there was nothing to
 * do.
 */
export function action(
  panelContext: PanelContext,
  label: string,
  run: () => Promise<ResponseBody<string> | null>,
  kind: 'primary' | 'outline' | 'quiet' = 'outline',
): HTMLButtonElement {
  const button = element('button', { type: 'button', class: kind }, label);
  let isBusy = false;
  button.addEventListener('click', () => {
    if (isBusy) return;
    isBusy = true;
    button.setAttribute('aria-disabled', 'true');
    void run().then(async (response) => {
      if (response !== null) panelContext.notify(response.ok ? response.value : response.message, !response.ok);
      await panelContext.refresh();
      isBusy = false;
      button.removeAttribute('aria-disabled');
    });
  });
  return button;
}

/** Adds a success message to a response. */
export function withMessage<T>(response: ResponseBody<T>, words: (value: T) => string): ResponseBody<string> {
  return response.ok ? { ok: true, value: words(response.value) } : response;
}

export const problem = (message: string): ResponseBody<string> => ({ ok: false, message });
