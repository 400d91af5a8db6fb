import { element } from '../../../page/element.ts';
import { svgElement } from '../../../page/svgElement.ts';
import type { PlinkoShown } from '../plinkoShapes.ts';
import {
  ballPath,
  boardHeight,
  boardTop,
  boardWidth,
  bucketOutline,
  fall,
  hitPegs,
  pegs,
  railOutline,
  slotHeight,
  slotTop,
  slotX,
  type Place,
} from './boardGeometry.ts';

/** Time between two pegs, in milliseconds. */
const bounceMs = 190;
const bucketBounceMs = 320;

export interface Board {
  readonly view: HTMLElement;
  /** Rebuilds the board without balls. `tenths` is the payout of each slot, left to right. */
  build(tenths: readonly number[]): void;
  /** Animates a ball of its own along its path. Resolves when the ball is in its slot, where it stays until `rest`. */
  drop(ball: Pick<PlinkoShown, 'path'>): Promise<void>;
  /** Marks the slot of the newest ball that has landed; `isGain` if the ball won more than its stake. */
  rest(ball: Pick<PlinkoShown, 'path' | 'slot'>, isGain: boolean): void;
}

/** Returns the colour level of a slot: 0 below the stake, then rising with the payout. */
export function levelOf(tenths: number): number {
  if (tenths <= 10) return 0;
  if (tenths <= 20) return 1;
  return tenths < 100 ? 2 : 3;
}

export const multipleOf = (tenths: number): string => String(tenths / 10);

export function createBoard(prefersReducedMotion: () => boolean): Board {
  const drawing = svgElement('svg', { class: 'plinko-drawing', 'aria-hidden': 'true' });
  const balls = element('div', { class: 'plinko-balls' });
  const resting = element('span', { class: 'plinko-ball resting' });
  const view = element('div', { class: 'plinko-board', 'aria-hidden': 'true' }, drawing, resting, balls);
  const trail = svgElement('polyline', { class: 'trail' });
  let slots: SVGGElement[] = [];
  let rows = 0;

  /** Converts a board position to a CSS translation. */
  const translate = ({ x, y }: Place): string =>
    `calc(var(--unit) * ${(x + boardWidth(rows) / 2).toFixed(3)}) calc(var(--unit) * ${(y - boardTop).toFixed(3)})`;

  function unmark(): void {
    view.classList.remove('rests', 'glad');
    trail.setAttribute('points', '');
    for (const slot of slots) slot.classList.remove('landed');
  }

  function drawBucket(pays: number, slot: number): SVGGElement {
    const [x, y] = [slotX(slot, rows), slotTop(rows)];
    const middle = y + slotHeight(rows) / 2;
    return svgElement(
      'g',
      { class: `slot level-${levelOf(pays)}` },
      svgElement('path', { class: 'bucket', d: bucketOutline(slot, rows) }),
      svgElement('path', { class: 'bucket-rim', d: `M${x - 0.46} ${y}H${x + 0.46}` }),
      svgElement(
        'text',
        {
          class: 'slot-pays',
          transform: `translate(${x} ${middle + 0.04})${rows > 12 ? ' rotate(-90)' : ''}`,
          dy: '.35em',
        },
        // An upright bucket is too narrow for the sign of a multiple, which the table of payouts shows.
        rows > 12 ? `${multipleOf(pays)}×` : multipleOf(pays),
      ),
    );
  }

  /**
   * Lights up the pegs that a ball hits, by two lights that change places, so that a peg glows for two bounces. They
   * lie above the drawing: a change of the drawing would paint all of it in every frame.
   */
  function lightPegs(path: PlinkoShown['path']): HTMLElement[] {
    const lit = hitPegs(path).map((peg) => pegs(rows)[peg] ?? { x: 0, y: 0 });
    return [0, 1].map((first) => {
      const glow = element('span', { class: 'peg-glow' });
      balls.append(glow);
      const steps = lit
        .map((place, row) => ({ place, at: (row - first) / 2 }))
        .filter(({ at }) => Number.isInteger(at) && at >= 0);
      glow.animate(
        steps.flatMap(({ place, at }) => [
          { translate: translate(place), opacity: 0.9, offset: at / steps.length, easing: 'ease-out' },
          { translate: translate(place), opacity: 0, offset: (at + 1) / steps.length },
        ]),
        { delay: (first + 1) * bounceMs, duration: steps.length * 2 * bounceMs },
      );
      return glow;
    });
  }

  return {
    view,
    build(tenths) {
      rows = tenths.length - 1;
      const [width, height] = [boardWidth(rows), boardHeight(rows)];
      drawing.setAttribute('viewBox', `${-width / 2} ${boardTop} ${width} ${height}`);
      view.style.setProperty('--columns', String(width));
      view.style.setProperty('--lines', String(height));
      slots = tenths.map(drawBucket);
      const outline = railOutline(rows);
      drawing.replaceChildren(
        svgElement('path', { class: 'funnel', d: outline }),
        svgElement('path', { class: 'rail', d: outline }),
        svgElement('path', { class: 'rail-shine', d: outline }),
        trail,
        ...pegs(rows).map(({ x, y }) =>
          svgElement('circle', { class: 'peg-shadow', cx: x + 0.05, cy: y + 0.09, r: 0.15 }),
        ),
        ...pegs(rows).map(({ x, y }) => svgElement('circle', { class: 'peg', cx: x, cy: y, r: 0.14 })),
        ...pegs(rows).map(({ x, y }) =>
          svgElement('circle', { class: 'peg-shine', cx: x - 0.045, cy: y - 0.05, r: 0.045 }),
        ),
        ...slots,
      );
      balls.replaceChildren();
      unmark();
    },
    async drop({ path }) {
      if (prefersReducedMotion()) return;
      const steps = fall(path);
      const last = steps.at(-1)?.at ?? 1;
      const ball = element('span', { class: 'plinko-ball' });
      balls.append(ball);
      const glows = lightPegs(path);
      const falling = ball.animate(
        steps.map(({ place, at, easing }) => ({ translate: translate(place), easing, offset: at / last })),
        { duration: last * bounceMs, fill: 'forwards' },
      );
      await falling.finished;
      ball.remove();
      for (const glow of glows) glow.remove();
    },
    rest({ path, slot }, isGain) {
      unmark();
      const places = ballPath(path);
      resting.style.translate = translate(places.at(-1) ?? { x: 0, y: 0 });
      trail.setAttribute('points', places.map(({ x, y }) => `${x},${y}`).join(' '));
      slots[slot]?.classList.add('landed');
      view.classList.add('rests');
      view.classList.toggle('glad', isGain);
      if (!prefersReducedMotion())
        slots[slot]?.animate(
          [
            { transform: 'translateY(0)' },
            { transform: 'translateY(0.22px)', offset: 0.35 },
            { transform: 'translateY(0)' },
          ],
          { duration: bucketBounceMs, easing: 'ease-out' },
        );
    },
  };
}
