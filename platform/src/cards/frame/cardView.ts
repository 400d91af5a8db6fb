import { element } from '../../play/frame/element.ts';
import { cardFace } from './cardFace.ts';

/** How long a card needs from the shoe to its place, to turn over, and until the next one follows; milliseconds. */
export const dealMs = 280;
const turnMs = 130;
export const nextCardMs = 150;

export interface CardView {
  readonly view: HTMLElement;
  /** Shows this card, or its back for null. `label` is what a screen reader says. */
  set(name: string | null, label: string): void;
  /** The same, turning the card over. */
  turn(name: string | null, label: string): Promise<void>;
  /** Lets the card come from where `source` is. */
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

/** An animation that is cut short has ended, too. */
export const finished = (animation: Animation): Promise<void> =>
  animation.finished.then(
    () => undefined,
    () => undefined,
  );
