import { createChipStack } from '../../../frame/chipStack.ts';
import { drawing, element } from '../../../page/element.ts';
import { colourOf } from '../rouletteWheel.ts';
import { countNumbers } from './countNumbers.ts';
import type { RouletteMessages } from './rouletteMessages.ts';

const shownNumbers = 10;
/** Rounds kept for the panel. */
const maxRounds = 100;

interface PlayedRound {
  readonly pocket: number;
  /** Minor units. */
  readonly stake: number;
  readonly win: number;
}

/** Numbers this session: the newest in a strip, and a panel with all rounds and plain counts. */
export interface NumbersPanel {
  readonly strip: HTMLElement;
  readonly dialog: HTMLDialogElement;
  add(round: PlayedRound): void;
  open(): void;
}

export function createNumbersPanel(
  messages: RouletteMessages,
  { chipValues, amount }: { chipValues: readonly number[]; amount: (minor: number) => string },
): NumbersPanel {
  let rounds: readonly PlayedRound[] = [];
  const numberItem = (pocket: number): HTMLElement =>
    element(
      'li',
      { class: `of-${colourOf(pocket)}`, 'aria-label': `${pocket} ${messages.colours[colourOf(pocket)]}` },
      String(pocket),
    );
  const list = element('ol', { class: 'numbers', 'aria-label': messages.lastNumbers });
  const more = element(
    'button',
    { type: 'button', class: 'numbers-more', 'aria-haspopup': 'dialog' },
    messages.statistics,
  );
  more.addEventListener('click', () => open());
  const strip = element(
    'div',
    { class: 'last-numbers' },
    element('span', { class: 'last-label', 'aria-hidden': 'true' }, messages.lastNumbers),
    list,
    more,
  );

  const close = element(
    'button',
    { type: 'button', class: 'round', 'aria-label': messages.close },
    drawing('M6 6l12 12M18 6L6 18'),
  );
  const body = element('div', { class: 'numbers-body' });
  const dialog = element(
    'dialog',
    { class: 'numbers-panel', 'aria-labelledby': 'numbers-heading' },
    element('div', { class: 'picker-head' }, element('h2', { id: 'numbers-heading' }, messages.numbersOfVisit), close),
    body,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());

  /** Draws one pair of chances, with zero between them, as a bar of their shares. */
  function countRow(parts: readonly (readonly [name: string, count: number, look: string])[]): HTMLElement {
    const bar = element('div', { class: 'count-bar', 'aria-hidden': 'true' });
    for (const [, count, look] of parts) {
      const part = element('span', { class: look });
      part.style.setProperty('flex-grow', String(count));
      bar.append(part);
    }
    return element(
      'li',
      {},
      element(
        'div',
        { class: 'count-names' },
        ...parts.map(([name, count]) =>
          element('span', {}, element('span', { class: 'quiet' }, name), ' ', element('strong', {}, String(count))),
        ),
      ),
      bar,
    );
  }

  function open(): void {
    const counts = countNumbers(rounds.map(({ pocket }) => pocket));
    const zero = [messages.zero, counts.zero, 'of-green'] as const;
    const box = (kind: 'red' | 'black' | 'odd' | 'even' | 'low' | 'high'): string =>
      messages.box({ kind, numbers: [], colour: 'green', place: 0 });
    body.replaceChildren(
      element('p', { class: 'quiet' }, messages.independent),
      element(
        'ul',
        { class: 'counts', 'aria-label': messages.counts(counts.spins) },
        countRow([[box('red'), counts.red, 'of-red'], zero, [box('black'), counts.black, 'of-black']]),
        countRow([[box('odd'), counts.odd, 'of-first'], zero, [box('even'), counts.even, 'of-second']]),
        countRow([[box('low'), counts.low, 'of-first'], zero, [box('high'), counts.high, 'of-second']]),
      ),
      element(
        'ol',
        { class: 'played-rounds', 'aria-label': messages.rounds },
        ...rounds.map(({ pocket, stake, win }) => {
          const chips = createChipStack(chipValues, amount);
          chips.set(stake);
          return element(
            'li',
            {},
            element(
              'span',
              { class: `played-number of-${colourOf(pocket)}` },
              String(pocket),
              element('span', { class: 'unseen' }, ` ${messages.colours[colourOf(pocket)]}`),
            ),
            chips.view,
            element('span', { class: 'played-win' }, messages.returned(amount(win))),
          );
        }),
      ),
    );
    dialog.showModal();
  }

  return {
    strip,
    dialog,
    add(round) {
      rounds = [round, ...rounds].slice(0, maxRounds);
      list.prepend(numberItem(round.pocket));
      while (list.children.length > shownNumbers) list.lastElementChild?.remove();
    },
    open,
  };
}
