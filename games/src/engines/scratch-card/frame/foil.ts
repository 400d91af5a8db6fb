import { element } from '../../../page/element.ts';
import { paintFoil } from './paintFoil.ts';
import { createScratchedFoil, type Point } from './scratchedFoil.ts';

/** Maximum number of crumbs that fall at once, and the time of a fall. */
const maxCrumbs = 24;
const fallMs = 700;
/** Every so many movements of the coin a crumb comes off. */
const movesPerCrumb = 3;

interface Crumbs {
  readonly view: HTMLElement;
  /** Lets a crumb of foil fall from a point, in fields. Does nothing if the player prefers less motion. */
  fall(from: Point): void;
}

function createCrumbs(prefersReducedMotion: () => boolean): Crumbs {
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

/** Radius of the coin, in fields. */
const coinRadius = 0.24;
/** Scratched fraction at which a field counts as open. */
const openFraction = 0.45;
/** Maximum movement of a tap, in fields. */
const maxTapDistance = 0.08;

/** Direction in which the edge of a stroke is torn at a position: fixed, so that a stroke does not flicker. */
const ragged = (position: number): number => Math.sin(position * 47);

/** Foil over the nine fields: a canvas that a finger or the mouse scratches off. */
export interface Foil {
  readonly view: HTMLCanvasElement;
  /** Layer of the crumbs that fall while scratching. */
  readonly crumbs: HTMLElement;
  /** Covers the whole card again. */
  cover(): void;
  /** Removes the foil of a field. */
  open(field: number): void;
}

export function createFoil({
  emblem,
  canScratch,
  prefersReducedMotion,
  onOpen,
}: {
  /** URL of the picture that is embossed on every field. */
  emblem: string;
  canScratch: () => boolean;
  prefersReducedMotion: () => boolean;
  onOpen: (field: number) => void;
}): Foil {
  const view = element('canvas', { class: 'foil', 'aria-hidden': 'true' });
  const scratched = createScratchedFoil();
  const opened = new Set<number>();
  let side = 0;
  let stroke: { last: Point; moved: number } | null = null;

  const picture = element('img', { src: emblem, alt: '' });
  picture.addEventListener('load', paint);
  const crumbs = createCrumbs(prefersReducedMotion);

  function paint(): void {
    const pen = view.getContext('2d');
    if (!pen || side === 0) return;
    pen.globalCompositeOperation = 'source-over';
    pen.clearRect(0, 0, side, side);
    const metal = getComputedStyle(view).getPropertyValue('--metal').trim() || '#e8d8a8';
    for (let field = 0; field < 9; field++)
      paintFoil(pen, { field, cell: side / 3, metal, emblem: picture.complete ? picture : null });
    for (const field of opened) clear(field);
  }
  function clear(field: number): void {
    const cell = side / 3;
    view.getContext('2d')?.clearRect((field % 3) * cell, Math.floor(field / 3) * cell, cell, cell);
  }
  function open(field: number): void {
    opened.add(field);
    clear(field);
  }

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = view.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 3, y: ((clientY - top) / height) * 3 };
  };
  function scratch(from: Point, to: Point): void {
    const pen = view.getContext('2d');
    if (pen) {
      const unit = side / 3;
      pen.globalCompositeOperation = 'destination-out';
      pen.lineCap = 'round';
      // Several strokes beside each other leave a ragged edge, as a coin does.
      for (const [shift, share] of [
        [0, 1.5],
        [-0.07, 1.1],
        [0.08, 1],
        [-0.13, 0.45],
        [0.14, 0.4],
      ] as const) {
        pen.lineWidth = share * coinRadius * unit;
        pen.beginPath();
        pen.moveTo((from.x + shift) * unit, (from.y + shift * ragged(from.y)) * unit);
        pen.lineTo((to.x + shift) * unit + 0.01, (to.y + shift * ragged(to.x)) * unit);
        pen.stroke();
      }
      crumbs.fall(to);
    }
    for (const field of scratched.scratch(from, to, coinRadius))
      if (!opened.has(field) && scratched.share(field) >= openFraction) onOpen(field);
  }
  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    if (!canScratch()) return;
    view.setPointerCapture(event.pointerId);
    stroke = { last: point, moved: 0 };
  });
  view.addEventListener('pointermove', (event) => {
    if (!stroke) return;
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const one of coalesced.length > 0 ? coalesced : [event]) {
      const point = pointOf(one);
      stroke.moved += Math.hypot(point.x - stroke.last.x, point.y - stroke.last.y);
      if (stroke.moved > maxTapDistance) scratch(stroke.last, point);
      stroke.last = point;
    }
  });
  const lift = (): void => {
    // A tap opens the whole field, for players who cannot drag.
    if (stroke && stroke.moved <= maxTapDistance) {
      const field = Math.floor(stroke.last.y) * 3 + Math.floor(stroke.last.x);
      if (field >= 0 && field < 9 && !opened.has(field)) onOpen(field);
    }
    stroke = null;
  };
  view.addEventListener('pointerup', lift);
  view.addEventListener('pointercancel', () => {
    stroke = null;
  });

  // Resizing clears the canvas. Partly scratched fields lose their strokes, which is acceptable.
  new ResizeObserver(([entry]) => {
    side = Math.round((entry?.contentRect.width ?? 0) * Math.min(2, devicePixelRatio));
    [view.width, view.height] = [side, side];
    paint();
  }).observe(view);

  return {
    view,
    crumbs: crumbs.view,
    cover() {
      scratched.cover();
      opened.clear();
      stroke = null;
      paint();
    },
    open,
  };
}
