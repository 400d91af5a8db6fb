import { element } from '../../../page/element.ts';
import { createFoil } from './foil.ts';
import type { ScratchCardMessages } from './scratchCardMessages.ts';

/** Content below the foil of one field. */
export interface FieldFace {
  /** URL of the symbol's picture. */
  readonly picture: string;
  /** Formatted prize for three of the symbol. */
  readonly prize: string;
}

/** What is printed on the card around its fields. */
export interface CardPrint {
  /** URL of the theme's picture in the corner and on the foil. */
  readonly emblem: string;
  /** URL of the symbol that stands for all in the printed rule. */
  readonly example: string;
}

/** Scratch card with nine fields: buttons for keyboard and screen reader below a foil for finger and mouse. */
export interface Card {
  readonly view: HTMLElement;
  /** Shows a new card with its foil intact. */
  lay(faces: readonly FieldFace[]): void;
  /** Prints price, top prize and serial number; a card that is not bought has no number. */
  print(labels: { price: string; topPrize: string; serial: string }): void;
  /** Removes the foil of a field without an announcement. */
  open(field: number): void;
  isOpen(field: number): boolean;
  /** Highlights three fields; `isGain` if the card won more than it cost. */
  mark(fields: readonly number[], isGain: boolean): void;
  /** Returns the focused field, if any. */
  focused(): number | null;
  focus(field: number): void;
}

export function createCard({
  messages,
  print,
  canScratch,
  prefersReducedMotion,
  onOpen,
}: {
  messages: ScratchCardMessages;
  print: CardPrint;
  prefersReducedMotion: () => boolean;
  /** Returns whether the card may be scratched now. Called at every touch. */
  canScratch: () => boolean;
  /** Called when the player uncovers a field. */
  onOpen: (field: number) => void;
}): Card {
  const open = new Set<number>();
  let faces: readonly FieldFace[] = [];
  const foil = createFoil({ emblem: print.emblem, canScratch, prefersReducedMotion, onOpen });
  const fields = Array.from({ length: 9 }, (_, field) => {
    const button = element('button', {
      type: 'button',
      class: 'field-cell',
      'aria-label': messages.covered(field + 1),
    });
    button.addEventListener('click', () => canScratch() && !open.has(field) && onOpen(field));
    return button;
  });
  const grid = element(
    'div',
    { class: 'card-fields', role: 'group', 'aria-label': messages.card },
    ...fields,
    foil.view,
    foil.crumbs,
  );
  const picture = (src: string, className: string): HTMLImageElement =>
    element('img', { src, alt: '', class: className, draggable: 'false' });
  const price = element('span', { class: 'card-price' });
  const topPrize = element('span', { class: 'card-top-prize' });
  const serial = element('span', { class: 'card-serial', 'aria-hidden': 'true' });
  const view = element(
    'div',
    { class: 'scratch-ticket' },
    element(
      'div',
      { class: 'card-head' },
      picture(print.emblem, 'card-emblem'),
      element(
        'div',
        { class: 'card-rule' },
        element('p', { class: 'card-motto' }, messages.motto),
        element(
          'p',
          { class: 'card-example', 'aria-hidden': 'true' },
          ...Array.from({ length: 3 }, () => picture(print.example, 'example-symbol')),
          element('span', {}, messages.exampleWins),
        ),
      ),
      price,
    ),
    grid,
    element('p', { class: 'card-foot' }, topPrize, serial),
  );

  return {
    view,
    lay(next) {
      faces = next;
      open.clear();
      view.classList.remove('marked', 'glad');
      for (const [field, button] of fields.entries()) {
        const face = next[field];
        // Pictures have no text alternative before the field opens: they are visible through the scratch but not read
        // out.
        button.replaceChildren(...(face ? [element('img', { src: face.picture, alt: '', draggable: 'false' })] : []));
        button.dataset['prize'] = face?.prize ?? '';
        button.classList.remove('matches', 'open');
        button.setAttribute('aria-label', messages.covered(field + 1));
      }
      foil.cover();
    },
    print(labels) {
      price.replaceChildren(labels.price);
      topPrize.replaceChildren(labels.topPrize);
      serial.replaceChildren(labels.serial);
    },
    open(field) {
      const face = faces[field];
      const button = fields[field];
      if (!face || !button || open.has(field)) return;
      open.add(field);
      foil.open(field);
      button.classList.add('open');
      button.setAttribute('aria-label', messages.field(field + 1, face.prize));
    },
    isOpen: (field) => open.has(field),
    mark(matching, isGain) {
      view.classList.add('marked');
      view.classList.toggle('glad', isGain);
      for (const field of matching) fields[field]?.classList.add('matches');
    },
    focused() {
      const field = fields.findIndex((button) => button === document.activeElement);
      return field === -1 ? null : field;
    },
    focus: (field) => fields[field]?.focus(),
  };
}
