import { element } from '../../../../kernel/frame/element.ts';
import { svgElement } from '../../../../kernel/frame/svgElement.ts';
import type { PlinkoShown } from '../plinkoShapes.ts';
import {
  ballPath,
  boardHeight,
  boardTop,
  boardWidth,
  fall,
  pegs,
  slotHeight,
  slotTop,
  slotX,
} from './boardGeometry.ts';

/** Time between two pegs, in milliseconds. */
const bounceMs = 165;

export interface Board {
  readonly view: HTMLElement;
  /** Rebuilds the board without a ball. `tenths` is the payout of each slot, left to right. */
  build(tenths: readonly number[]): void;
  /** Animates the ball along its path. Resolves when the ball is in its slot. */
  drop(ball: Pick<PlinkoShown, 'path'>): Promise<void>;
  /** Places the ball in its slot with its path; `isGain` if it won more than its stake. */
  rest(ball: Pick<PlinkoShown, 'path' | 'slot'>, isGain: boolean): void;
}

/** Returns the colour level of a slot: 0 below the stake, then rising with the payout. */
function levelOf(tenths: number): number {
  if (tenths <= 10) return 0;
  if (tenths <= 20) return 1;
  return tenths < 100 ? 2 : 3;
}

export const multipleOf = (tenths: number): string => String(tenths / 10);

export function createBoard(prefersReducedMotion: () => boolean): Board {
  const drawing = svgElement('svg', { class: 'plinko-drawing', 'aria-hidden': 'true' });
  const ball = element('span', { class: 'plinko-ball' });
  const view = element('div', { class: 'plinko-board', 'aria-hidden': 'true' }, drawing, ball);
  let slots: SVGGElement[] = [];
  const trail = svgElement('polyline', { class: 'trail' });
  let rows = 0;

  /** Converts a board position to a CSS translation. */
  const translate = ({ x, y }: { x: number; y: number }): string =>
    `calc(var(--unit) * ${(x + boardWidth(rows) / 2).toFixed(3)}) calc(var(--unit) * ${(y - boardTop).toFixed(3)})`;

  function clear(): void {
    view.classList.remove('rests', 'glad');
    trail.setAttribute('points', '');
    for (const slot of slots) slot.classList.remove('landed');
  }

  return {
    view,
    build(tenths) {
      rows = tenths.length - 1;
      const [width, height] = [boardWidth(rows), boardHeight(rows)];
      drawing.setAttribute('viewBox', `${-width / 2} ${boardTop} ${width} ${height}`);
      view.style.setProperty('--columns', String(width));
      view.style.setProperty('--lines', String(height));
      slots = tenths.map((pays, slot) => {
        const [x, y] = [slotX(slot, rows), slotTop(rows) + slotHeight(rows) / 2];
        const text = svgElement(
          'text',
          { class: 'slot-pays', transform: `translate(${x} ${y})${rows > 12 ? ' rotate(-90)' : ''}`, dy: '.35em' },
          multipleOf(pays),
        );
        const box = svgElement('rect', {
          x: x - 0.45,
          y: slotTop(rows),
          width: 0.9,
          height: slotHeight(rows),
          rx: 0.16,
        });
        return svgElement('g', { class: `slot level-${levelOf(pays)}` }, box, text);
      });
      drawing.replaceChildren(
        trail,
        ...pegs(rows).map(({ x, y }) => svgElement('circle', { class: 'peg', cx: x, cy: y, r: 0.12 })),
        ...slots,
      );
      clear();
    },
    async drop({ path }) {
      clear();
      if (prefersReducedMotion()) return;
      view.classList.add('falls');
      const steps = fall(path);
      const last = steps.at(-1)?.at ?? 1;
      const falling = ball.animate(
        steps.map(({ place, at, easing }) => ({ translate: translate(place), easing, offset: at / last })),
        { duration: last * bounceMs, fill: 'forwards' },
      );
      await falling.finished;
      ball.style.translate = translate(ballPath(path).at(-1) ?? { x: 0, y: 0 });
      falling.cancel();
      view.classList.remove('falls');
    },
    rest({ path, slot }, isGain) {
      clear();
      const places = ballPath(path);
      ball.style.translate = translate(places.at(-1) ?? { x: 0, y: 0 });
      trail.setAttribute('points', places.map(({ x, y }) => `${x},${y}`).join(' '));
      slots[slot]?.classList.add('landed');
      view.classList.add('rests');
      view.classList.toggle('glad', isGain);
    },
  };
}
