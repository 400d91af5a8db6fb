import { element } from '../page/element.ts';

/** A labelled amount in the bar: balance, stake or win. */
export interface Figure {
  readonly view: HTMLElement;
  set(text: string): void;
}

/** `before` and `after` surround the amount: the buttons that change a stake. */
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
