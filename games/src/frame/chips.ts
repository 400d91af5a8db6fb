import { element } from '../page/element.ts';
import type { GameShell } from './gameView.ts';

export interface Chips {
  readonly view: HTMLElement;
  /** Value in minor units of the chip that the next click places. */
  value(): number;
  /** -1 for the next smaller chip, 1 for the next larger. */
  change(step: -1 | 1): void;
  /** Dims the chips above this amount of minor units. */
  setAffordable(minor: number): void;
}

/** Creates the chip selection with radio buttons, which support arrow keys and screen readers. */
export function createChips(
  { messages, amount, announce }: Pick<GameShell, 'messages' | 'amount' | 'announce'>,
  values: readonly number[],
  first: number = values[0] ?? 0,
): Chips {
  let chosen = first;
  const radios = values.map((value) => {
    const radio = element('input', {
      type: 'radio',
      name: 'chip',
      value: String(value),
      'aria-label': messages.chip(amount(value)),
      checked: value === first,
    });
    radio.addEventListener('change', () => {
      chosen = value;
    });
    return radio;
  });
  const chips = radios.map((radio, at) =>
    element(
      'label',
      { class: 'chip', 'data-chip': String(values[at] ?? 0) },
      radio,
      element('span', { 'aria-hidden': 'true' }, amount(values[at] ?? 0)),
    ),
  );
  return {
    view: element('div', { class: 'chips', role: 'radiogroup', 'aria-label': messages.chips }, ...chips),
    value: () => chosen,
    change(step) {
      const at = values.indexOf(chosen) + step;
      const radio = radios[at];
      if (!radio) return;
      chosen = values[at] ?? chosen;
      radio.checked = true;
      announce(messages.chip(amount(chosen)));
    },
    setAffordable(minor) {
      for (const [at, chip] of chips.entries()) chip.classList.toggle('unaffordable', (values[at] ?? 0) > minor);
    },
  };
}
