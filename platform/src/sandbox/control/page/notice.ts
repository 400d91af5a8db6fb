import { element } from '../../../kernel/frame/element.ts';

export interface Notice {
  readonly node: HTMLElement;
  show(text: string, isProblem: boolean): void;
}

/** Shows the result of the last operation above the lower edge, until it is dismissed or the next result replaces it. */
export function createNotice(): Notice {
  const status = element('p', { role: 'status' });
  const problem = element('p', { class: 'bad', role: 'alert' });
  const close = element('button', { type: 'button', class: 'quiet' }, 'Dismiss');
  const box = element('div', { class: 'notice' }, element('div', { class: 'said' }, status, problem), close);
  function show(text: string, isProblem: boolean): void {
    // A live region announces changes only while it is rendered, so an empty notice is transparent.
    box.className = `notice ${isProblem ? 'bad' : ''} ${text === '' ? 'none' : ''}`;
    status.textContent = isProblem ? '' : text;
    problem.textContent = isProblem ? text : '';
    close.hidden = text === '';
  }
  close.addEventListener('click', () => show('', false));
  show('', false);
  return { node: element('div', { class: 'notices' }, box), show };
}
