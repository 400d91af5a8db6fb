import { element } from '../../../../kernel/frame/element.ts';
import { createScratchedFoil, type Point } from './scratchedFoil.ts';

/** Radius of the coin, in fields. */
const coinRadius = 0.24;
/** Scratched fraction at which a field counts as open. */
const openFraction = 0.45;
/** Maximum movement of a tap, in fields. */
const maxTapDistance = 0.08;

/** Foil over the nine fields: a canvas that a finger or the mouse scratches off. */
export interface Foil {
  readonly view: HTMLCanvasElement;
  /** Covers the whole card again. */
  cover(): void;
  /** Removes the foil of a field. */
  open(field: number): void;
}

export function createFoil({
  canScratch,
  onOpen,
}: {
  canScratch: () => boolean;
  onOpen: (field: number) => void;
}): Foil {
  const view = element('canvas', { class: 'foil', 'aria-hidden': 'true' });
  const scratched = createScratchedFoil();
  const opened = new Set<number>();
  let side = 0;
  let stroke: { last: Point; moved: number } | null = null;

  /** Paints silver with a pattern of small lozenges, tinted in the game's metal colour. */
  function paint(): void {
    const pen = view.getContext('2d');
    if (!pen || side === 0) return;
    const cell = side / 3;
    const metal = getComputedStyle(view).getPropertyValue('--metal').trim() || '#e8d8a8';
    pen.globalCompositeOperation = 'source-over';
    pen.clearRect(0, 0, side, side);
    for (let field = 0; field < 9; field++) {
      const [x, y, inset] = [(field % 3) * cell, Math.floor(field / 3) * cell, cell * 0.02];
      const shine = pen.createLinearGradient(x, y, x + cell, y + cell);
      for (const [stop, colour] of [
        [0, '#f4f5f8'],
        [0.3, '#b9bec9'],
        [0.5, '#e9ebf0'],
        [0.72, '#a3a9b6'],
        [1, '#d6d9e0'],
      ] as const)
        shine.addColorStop(stop, colour);
      pen.fillStyle = shine;
      pen.beginPath();
      pen.roundRect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, cell * 0.1);
      pen.fill();
      pen.save();
      pen.clip();
      pen.globalAlpha = 0.34;
      pen.fillStyle = metal;
      pen.fillRect(x, y, cell, cell);
      pen.globalAlpha = 0.16;
      pen.fillStyle = '#3a4152';
      const step = cell / 6;
      for (let row = 0; row < 7; row++) {
        for (let column = 0; column < 7; column++) {
          const [cx, cy, r] = [x + (column + (row % 2) / 2) * step, y + row * step, step * 0.26];
          pen.beginPath();
          pen.moveTo(cx, cy - r);
          pen.lineTo(cx + r, cy);
          pen.lineTo(cx, cy + r);
          pen.lineTo(cx - r, cy);
          pen.fill();
        }
      }
      pen.restore();
    }
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
      pen.lineWidth = 2 * coinRadius * unit;
      pen.beginPath();
      pen.moveTo(from.x * unit, from.y * unit);
      pen.lineTo(to.x * unit + 0.01, to.y * unit);
      pen.stroke();
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
    for (const one of event.getCoalescedEvents().length > 0 ? event.getCoalescedEvents() : [event]) {
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
    cover() {
      scratched.cover();
      opened.clear();
      stroke = null;
      paint();
    },
    open,
  };
}
