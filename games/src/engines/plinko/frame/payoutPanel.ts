import { sorted } from '@foyer/contract/sorted';
import { element } from '../../../page/element.ts';
import { levelOf, multipleOf } from './board.ts';
import type { PlinkoMessages } from './plinkoMessages.ts';

/** Payouts of the buckets with their amounts at the chosen stake, from the edges to the middle. */
export interface PayoutPanel {
  readonly view: HTMLElement;
  draw(tenths: readonly number[], stake: number): void;
  /** Marks the payout of the bucket that a ball landed in; null for none. */
  mark(tenths: number | null): void;
}

export function createPayoutPanel(messages: PlinkoMessages, amount: (minor: number) => string): PayoutPanel {
  const view = element('ul', { class: 'payout-panel', 'aria-label': messages.payouts });
  let marked: number | null = null;
  function drawMark(): void {
    for (const item of view.children)
      item.classList.toggle('landed-here', item instanceof HTMLElement && item.dataset['tenths'] === String(marked));
  }
  return {
    view,
    draw(tenths, stake) {
      const payouts = sorted(new Set(tenths), (one, other) => other - one);
      view.replaceChildren(
        ...payouts.map((pays) =>
          element(
            'li',
            { class: `level-${levelOf(pays)}`, 'data-tenths': String(pays) },
            element('span', { class: 'payout-multiple' }, `${multipleOf(pays)}×`),
            ' ',
            element('span', { class: 'payout-amount' }, amount((pays * stake) / 10)),
          ),
        ),
      );
      drawMark();
    },
    mark(tenths) {
      marked = tenths;
      drawMark();
    },
  };
}
