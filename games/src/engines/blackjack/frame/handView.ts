import { element } from '../../../page/element.ts';
import { pauseFor } from '../../../page/pauseFor.ts';
import { createCardView, nextCardMs, type CardView } from '../../cards/frame/cardView.ts';

/** Labels beside the cards of a hand. */
export interface HandLabels {
  readonly label: string;
  /** Total on the badge; empty without cards. */
  readonly total: string;
  readonly active: boolean;
  /** Outcome label and its tone. */
  readonly outcome: { readonly text: string; readonly tone: 'gain' | 'even' | 'loss' } | null;
}

export interface HandView {
  readonly view: HTMLElement;
  readonly cards: readonly CardView[];
  /**
   * Updates the cards to these names, null for a hidden one. Existing cards stay; new cards move in from `source` one
   * by one.
   */
  lay(
    names: readonly (string | null)[],
    messages: (name: string | null) => string,
    source: Element | null,
  ): Promise<void>;
  mark(marks: HandLabels): void;
  clear(): void;
}

/**
 * Creates a row of overlapping cards with a badge for the total. `foot` (the chips of a hand) stands beside the badge.
 */
export function createHandView(
  className: string,
  /** Called for each card that leaves the shoe. */
  onCard: () => void,
  foot: readonly Node[] = [],
): HandView {
  const row = element('div', { class: 'hand-cards' });
  const badge = element('span', { class: 'hand-total', 'aria-hidden': 'true' });
  const outcome = element('span', { class: 'hand-outcome', 'aria-hidden': 'true' });
  const view = element(
    'div',
    { class: `hand ${className}`, role: 'group' },
    row,
    element('div', { class: 'hand-foot' }, badge, outcome, ...foot),
  );
  let cards: CardView[] = [];
  let names: (string | null)[] = [];

  const count = (): void => row.style.setProperty('--count', String(Math.max(2, cards.length)));
  function clear(): void {
    cards = [];
    names = [];
    row.replaceChildren();
    count();
  }
  clear();

  return {
    view,
    get cards() {
      return cards;
    },
    async lay(wanted, messages, source) {
      if (wanted.length < cards.length) {
        cards.splice(wanted.length).forEach((card) => card.view.remove());
        names.length = wanted.length;
      }
      const moving: Promise<void>[] = [];
      for (const [at, name] of wanted.entries()) {
        const lying = cards[at];
        if (lying) {
          if (names[at] !== name) {
            if (source) await lying.turn(name, messages(name));
            else lying.set(name, messages(name));
          }
        } else {
          if (source && moving.length > 0) await pauseFor(nextCardMs);
          const card = createCardView();
          // A dealt card arrives face down and turns over at its place.
          card.set(source ? null : name, messages(name));
          cards.push(card);
          row.append(card.view);
          count();
          if (source) {
            onCard();
            moving.push(
              card.comeFrom(source).then(() => (name === null ? undefined : card.turn(name, messages(name)))),
            );
          }
        }
        names[at] = name;
      }
      await Promise.all(moving);
    },
    mark(marks) {
      view.setAttribute('aria-label', marks.label);
      view.classList.toggle('is-active', marks.active);
      badge.replaceChildren(marks.total);
      badge.hidden = marks.total === '';
      outcome.replaceChildren(marks.outcome?.text ?? '');
      outcome.hidden = marks.outcome === null;
      view.dataset['tone'] = marks.outcome?.tone ?? '';
    },
    clear,
  };
}
