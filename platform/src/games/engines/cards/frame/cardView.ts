import { element } from '../../../../kernel/frame/element.ts';
import { cardFace } from './cardFace.ts';

/** Milliseconds to move a card from the shoe, to turn it over, and until the next one follows. */
export const dealMs = 280;
const turnMs = 130;
export const nextCardMs = 150;

export interface CardView {
  readonly view: HTMLElement;
  /** Shows this card, or its back for null. `label` is the text for screen readers. */
  set(name: string | null, label: string): void;
  /** Shows this card with an animation of turning over. */
  turn(name: string | null, label: string): Promise<void>;
  /** Moves the card in from the position of `source`. */
  comeFrom(source: Element): Promise<void>;
}

export function createCardView(): CardView {
  const view = element('span', { class: 'card', role: 'img' });
  function set(name: string | null, label: string): void {
    view.replaceChildren(name === null ? element('span', { class: 'card-back' }) : cardFace(name));
    view.setAttribute('aria-label', label);
  }
  return {
    view,
    set,
    async turn(name, label) {
      await finished(
        view.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration: turnMs, easing: 'ease-in' }),
      );
      set(name, label);
      await finished(
        view.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
          duration: turnMs,
          easing: 'ease-out',
        }),
      );
    },
    comeFrom(source) {
      const [from, to] = [source.getBoundingClientRect(), view.getBoundingClientRect()];
      const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(18deg)`;
      return finished(
        view.animate(
          [
            { transform: start, opacity: 0.4 },
            { opacity: 1, offset: 0.3 },
            { transform: 'none', opacity: 1 },
          ],
          {
            duration: dealMs,
            easing: 'cubic-bezier(.2, .7, .3, 1)',
          },
        ),
      );
    },
  };
}

/** Resolves when the animation ends or is cancelled. */
export const finished = (animation: Animation): Promise<void> =>
  animation.finished.then(
    () => undefined,
    () => undefined,
  );
