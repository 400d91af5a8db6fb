import { element } from './element.ts';

/** An amount in the bar with its name: balance, stake, win. */
export interface Figure {
  readonly view: HTMLElement;
  set(text: string): void;
}

/** `before` and `after` stand around the amount: the steps of a stake. */
export function createFigure(
  label: string,
  className: string,
  { before = [], after = [] }: { before?: Node[]; after?: Node[] } = {},
): Figure {
  const value = element('span', { class: 'value' });
  return {
    view: element(
      'div',
      { class: `figure ${className}` },
      element('span', { class: 'label' }, label),
      ...before,
      value,
      ...after,
    ),
    set: (text) => value.replaceChildren(text),
  };
}
