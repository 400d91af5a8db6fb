import { element } from '../../play/frame/element.ts';
import { createFoil } from './foil.ts';
import type { ScratchCardMessages } from './scratchCardMessages.ts';

/** What lies under the foil of one field. */
export interface FieldFace {
  /** Address of the symbol's picture. */
  readonly picture: string;
  /** What three of it win, as money. */
  readonly prize: string;
}

/** The card: nine fields, each a button for keyboard and screen reader, under foil for finger and mouse. */
export interface Card {
  readonly view: HTMLElement;
  /** A new card. Its faces come with the foil on. */
  lay(faces: readonly FieldFace[]): void;
  /** Takes the foil off; says nothing. */
  open(field: number): void;
  isOpen(field: number): boolean;
  /** Puts three fields into light, `glad` where the card has won more than it cost. */
  mark(fields: readonly number[], glad: boolean): void;
  /** The field that has the keyboard, if one has. */
  focused(): number | null;
  focus(field: number): void;
}

export function createCard({
  messages,
  mayRub,
  onOpen,
}: {
  messages: ScratchCardMessages;
  /** Whether a card lies here that may be scratched. Asked at every touch. */
  mayRub: () => boolean;
  /** The player wants to see a field. */
  onOpen: (field: number) => void;
}): Card {
  const open = new Set<number>();
  let faces: readonly FieldFace[] = [];
  const foil = createFoil({ mayRub, onOpen });
  const fields = Array.from({ length: 9 }, (_, field) => {
    const button = element('button', {
      type: 'button',
      class: 'field-cell',
      'aria-label': messages.covered(field + 1),
    });
    button.addEventListener('click', () => mayRub() && !open.has(field) && onOpen(field));
    return button;
  });
  const grid = element(
    'div',
    { class: 'card-fields', role: 'group', 'aria-label': messages.card },
    ...fields,
    foil.view,
  );
  const view = element('div', { class: 'card' }, element('p', { class: 'card-motto' }, messages.motto), grid);

  return {
    view,
    lay(next) {
      faces = next;
      open.clear();
      view.classList.remove('marked', 'glad');
      for (const [field, button] of fields.entries()) {
        const face = next[field];
        // What lies under the foil is to be seen through a scratch, and not to be read before.
        button.replaceChildren(...(face ? [element('img', { src: face.picture, alt: '', draggable: 'false' })] : []));
        button.dataset['prize'] = face?.prize ?? '';
        button.classList.remove('matches', 'open');
        button.setAttribute('aria-label', messages.covered(field + 1));
      }
      foil.cover();
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
    mark(matching, glad) {
      view.classList.add('marked');
      view.classList.toggle('glad', glad);
      for (const field of matching) fields[field]?.classList.add('matches');
    },
    focused() {
      const field = fields.findIndex((button) => button === document.activeElement);
      return field === -1 ? null : field;
    },
    focus: (field) => fields[field]?.focus(),
  };
}
