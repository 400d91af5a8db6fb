import { sorted } from '@foyer/contract/sorted';
import { element } from '../page/element.ts';

/**
 * Returns the fewest chips that make the amount, largest first and limited to `max`; the amount label covers the rest.
 */
export function chipsOf(amount: number, values: readonly number[], max: number): number[] {
  const chips: number[] = [];
  let left = amount;
  for (const value of sorted(values, (a, b) => b - a)) {
    for (; left >= value && chips.length < max; left -= value) chips.push(value);
  }
  return chips;
}

export interface ChipStack {
  readonly view: HTMLElement;
  set(amount: number): void;
  /** Moves the chips in from the position of `source`, as a payout does. */
  comeFrom(source: Element): void;
}

/** Time for chips to move across the table, in milliseconds. */
const moveMs = 520;

/** Creates a stack of chips with its amount, for a bet on the felt. */
export function createChipStack(values: readonly number[], write: (minor: number) => string): ChipStack {
  const stack = element('span', { class: 'chip-stack', 'aria-hidden': 'true' });
  const text = element('span', { class: 'bet-amount' });
  const view = element('span', { class: 'bet' }, stack, text);
  return {
    view,
    set(amount) {
      view.hidden = amount === 0;
      text.replaceChildren(amount === 0 ? '' : write(amount));
      stack.replaceChildren(
        ...chipsOf(amount, values, 5).map((value) =>
          element('span', { class: 'stacked-chip', 'data-chip': String(value) }),
        ),
      );
    },
    comeFrom(source) {
      const [from, to] = [source.getBoundingClientRect(), stack.getBoundingClientRect()];
      const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
      stack.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: moveMs,
        easing: 'cubic-bezier(.2, .8, .2, 1)',
      });
    },
  };
}
