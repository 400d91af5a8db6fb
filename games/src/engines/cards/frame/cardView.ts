import { element } from '../../../page/element.ts';
import { cardFace } from './cardFace.ts';

/** Milliseconds to move a card from the shoe, to turn it over, and until the next one follows. */
const dealMs = 320;
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
      const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
      const size = to.height === 0 ? 1 : from.height / to.height;
      return finished(
        view.animate(
          [
            {
              transform: `translate(${x}px, ${y}px) rotate(14deg) scale(${size})`,
              easing: 'cubic-bezier(.2, .7, .3, 1)',
            },
            { transform: `translate(${x * 0.12}px, ${y * 0.06}px) rotate(-5deg) scale(1.04)`, offset: 0.78 },
            { transform: 'none' },
          ],
          { duration: dealMs, easing: 'ease-out' },
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
