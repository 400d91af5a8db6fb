import { element } from '../../../../kernel/frame/element.ts';
import { createFoil } from './foil.ts';
import type { ScratchCardMessages } from './scratchCardMessages.ts';

/** Content below the foil of one field. */
export interface FieldFace {
  /** URL of the symbol's picture. */
  readonly picture: string;
  /** Formatted prize for three of the symbol. */
  readonly prize: string;
}

/** Scratch card with nine fields: buttons for keyboard and screen reader below a foil for finger and mouse. */
export interface Card {
  readonly view: HTMLElement;
  /** Shows a new card with its foil intact. */
  lay(faces: readonly FieldFace[]): void;
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
  canScratch,
  onOpen,
}: {
  messages: ScratchCardMessages;
  /** Returns whether the card may be scratched now. Called at every touch. */
  canScratch: () => boolean;
  /** Called when the player uncovers a field. */
  onOpen: (field: number) => void;
}): Card {
  const open = new Set<number>();
  let faces: readonly FieldFace[] = [];
  const foil = createFoil({ canScratch, onOpen });
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
        // Pictures have no text alternative before the field opens: they are visible through the scratch but not read
        // out.
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
