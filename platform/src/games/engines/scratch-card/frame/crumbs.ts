import { element } from '../../../../kernel/frame/element.ts';
import type { Point } from './scratchedFoil.ts';

/** Maximum number of crumbs that fall at once, and the time of a fall. */
const maxCrumbs = 24;
const fallMs = 700;
/** Every so many movements of the coin a crumb comes off. */
const movesPerCrumb = 3;

export interface Crumbs {
  readonly view: HTMLElement;
  /** Lets a crumb of foil fall from a point, in fields. Does nothing if the player prefers less motion. */
  fall(from: Point): void;
}

export function createCrumbs(prefersReducedMotion: () => boolean): Crumbs {
  const view = element('div', { class: 'crumbs', 'aria-hidden': 'true' });
  let moves = 0;
  return {
    view,
    fall({ x, y }) {
      moves += 1;
      if (moves % movesPerCrumb !== 0 || view.childElementCount >= maxCrumbs || prefersReducedMotion()) return;
      const crumb = element('span', { class: 'crumb' });
      crumb.style.setProperty('left', `${(x / 3) * 100}%`);
      crumb.style.setProperty('top', `${(y / 3) * 100}%`);
      view.append(crumb);
      const aside = Math.sin(moves * 12.9) * 34;
      crumb
        .animate(
          [
            { transform: 'translate(0, 0) rotate(0)', opacity: 1 },
            { transform: `translate(${aside / 2}px, 18px) rotate(140deg)`, opacity: 1, offset: 0.4 },
            { transform: `translate(${aside}px, 96px) rotate(320deg)`, opacity: 0 },
          ],
          { duration: fallMs, easing: 'cubic-bezier(.4, 0, .9, .6)' },
        )
        .addEventListener('finish', () => crumb.remove());
    },
  };
}
