import { element } from './element.ts';
import type { TableShell } from './gameTable.ts';

export interface Chips {
  readonly view: HTMLElement;
  /** Minor units of the chip that the next click on the table lays down. */
  value(): number;
}

/** A choice of chips to bet with: one radio button each, so arrow keys and screen readers know them. */
export function createChips(
  { words, amount }: Pick<TableShell, 'words' | 'amount'>,
  values: readonly number[],
  first: number = values[0] ?? 0,
): Chips {
  let chosen = first;
  const chips = values.map((value, at) => {
    const radio = element('input', { type: 'radio', name: 'chip', value: String(value), 'aria-label': words.chip(amount(value)), checked: value === first });
    radio.addEventListener('change', () => {
      chosen = value;
    });
    return element('label', { class: 'chip', 'data-chip': String(at) }, radio, element('span', { 'aria-hidden': 'true' }, amount(value)));
  });
  return { view: element('div', { class: 'chips', role: 'radiogroup', 'aria-label': words.chips }, ...chips), value: () => chosen };
}
