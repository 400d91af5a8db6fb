import { createCardView, nextCardMs, type CardView } from '../../cards/frame/cardView.ts';
import { element } from '../../play/frame/element.ts';

/** What a hand shows beside its cards. */
export interface HandMarks {
  readonly label: string;
  /** Total on the badge; empty while nothing lies there. */
  readonly total: string;
  readonly active: boolean;
  /** Word for what came of it, and whether that is a gain. */
  readonly outcome: { readonly text: string; readonly tone: 'gain' | 'even' | 'loss' } | null;
}

export interface HandView {
  readonly view: HTMLElement;
  readonly cards: readonly CardView[];
  /** Brings the cards to these names, null for a hidden one. Cards that lie there stay; new ones come from `source` one after the other. */
  lay(
    names: readonly (string | null)[],
    messages: (name: string | null) => string,
    source: Element | null,
  ): Promise<void>;
  mark(marks: HandMarks): void;
  clear(): void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A row of cards that overlap, with a badge for the total. `foot` stands beside the badge: the chips of a hand. */
export function createHandView(className: string, foot: readonly Node[] = []): HandView {
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
          if (source && moving.length > 0) await pause(nextCardMs);
          const card = createCardView();
          card.set(name, messages(name));
          cards.push(card);
          row.append(card.view);
          count();
          if (source) moving.push(card.comeFrom(source));
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
