import { element } from '../../../../kernel/frame/element.ts';
import { svgElement } from '../../../../kernel/frame/svgElement.ts';
import { colourOf } from '../rouletteWheel.ts';

/** Milliseconds from the known number until the ball stops, and per turn of ball and wheel before. */
const runOutMs = 3400;
const ballTurnMs = 900;
const wheelTurnMs = 9000;

export interface Wheel {
  readonly view: HTMLElement;
  /** Spins wheel and ball. The ball stops in the pocket of `outcome`; with null the wheel stops without it. */
  spin(outcome: Promise<number | null>): Promise<void>;
  /** Places the ball without animation. */
  rest(pocket: number): void;
}

const at = (angle: number, radius: number): string =>
  `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;

/** Draws rim, pockets and hub around 0, 0 with the first pocket at the top. */
function drawWheel(order: readonly number[]): SVGSVGElement {
  const sector = (2 * Math.PI) / order.length;
  const svg = svgElement('svg', { viewBox: '-100 -100 200 200', class: 'wheel-disc', 'aria-hidden': 'true' });
  for (const [index, pocket] of order.entries()) {
    const [from, to] = [(index - 0.5) * sector, (index + 0.5) * sector];
    svg.append(
      svgElement('path', {
        class: `pocket of-${colourOf(pocket)}`,
        d: `M${at(from, 93)}A93 93 0 0 1 ${at(to, 93)}L${at(to, 52)}A52 52 0 0 0 ${at(from, 52)}Z`,
      }),
      svgElement('path', {
        class: 'cup',
        d: `M${at(from, 72)}A72 72 0 0 1 ${at(to, 72)}L${at(to, 52)}A52 52 0 0 0 ${at(from, 52)}Z`,
      }),
      svgElement(
        'text',
        { class: 'pocket-number', transform: `rotate(${(index * 360) / order.length}) translate(0 -79)` },
        String(pocket),
      ),
    );
  }
  for (const radius of [93, 72, 52]) svg.append(svgElement('circle', { class: 'ring-line', r: radius }));
  svg.append(svgElement('circle', { class: 'bowl', r: 50 }));
  for (let spoke = 0; spoke < 8; spoke++) {
    svg.append(
      svgElement('path', { class: 'spoke', transform: `rotate(${spoke * 45})`, d: 'M-2.4 -20L0 -49L2.4 -20Z' }),
    );
  }
  svg.append(svgElement('circle', { class: 'hub', r: 24 }));
  return svg;
}

/** Returns the current angle of an endless rotation, in degrees. */
const reached = (turning: Animation, from: number, turn: number): number =>
  from + turn * (turning.effect?.getComputedTiming().progress ?? 0);

export function createWheel(order: readonly number[], prefersReducedMotion: () => boolean): Wheel {
  const disc = element('div', { class: 'wheel-turn' }, drawWheel(order));
  const ball = element('span', { class: 'ball' });
  const arm = element('div', { class: 'ball-arm' }, ball);
  const plate = element('span', { class: 'wheel-plate' });
  const view = element('div', { class: 'wheel', 'aria-hidden': 'true' }, disc, arm, plate);
  let [discAngle, ballAngle] = [0, 0];

  const pocketAngle = (pocket: number): number => (order.indexOf(pocket) * 360) / order.length;
  function place(): void {
    disc.style.rotate = `${discAngle}deg`;
    arm.style.rotate = `${ballAngle}deg`;
  }
  function showPlate(pocket: number | null): void {
    plate.replaceChildren(pocket === null ? '' : String(pocket));
    plate.className = pocket === null ? 'wheel-plate' : `wheel-plate shown of-${colourOf(pocket)}`;
  }
  function rest(pocket: number): void {
    ballAngle = discAngle + pocketAngle(pocket);
    view.classList.add('rests');
    place();
    showPlate(pocket);
  }

  return {
    view,
    rest,
    async spin(outcome) {
      showPlate(null);
      if (prefersReducedMotion()) {
        const pocket = await outcome;
        if (pocket !== null) rest(pocket);
        return;
      }
      view.classList.remove('rests');
      const turning = (target: HTMLElement, from: number, turn: number, duration: number): Animation =>
        target.animate([{ rotate: `${from}deg` }, { rotate: `${from + turn}deg` }], { duration, iterations: Infinity });
      const discTurns = turning(disc, discAngle, 360, wheelTurnMs);
      const ballTurns = turning(arm, ballAngle, -360, ballTurnMs);
      const pocket = await outcome;
      const [discFrom, ballFrom] = [reached(discTurns, discAngle, 360), reached(ballTurns, ballAngle, -360)];
      discTurns.cancel();
      ballTurns.cancel();
      discAngle = discFrom + (pocket === null ? 8 : 110);
      // At least three turns against the wheel, then on to the pocket at the wheel's current position.
      const target = pocket === null ? ballFrom : discAngle + pocketAngle(pocket);
      ballAngle = pocket === null ? ballFrom - 90 : target - 360 * Math.ceil((target - ballFrom + 3 * 360) / 360);
      const ends = { duration: pocket === null ? 500 : runOutMs, fill: 'both' as const };
      const moves = [
        disc.animate([{ rotate: `${discFrom}deg` }, { rotate: `${discAngle}deg` }], {
          ...ends,
          easing: 'cubic-bezier(.25,.5,.45,1)',
        }),
        arm.animate([{ rotate: `${ballFrom}deg` }, { rotate: `${ballAngle}deg` }], {
          ...ends,
          easing: 'cubic-bezier(.18,.55,.35,1)',
        }),
      ];
      if (pocket !== null) {
        moves.push(
          ball.animate(
            [
              { translate: '0 calc(var(--wheel) * -.445)', easing: 'linear' },
              { translate: '0 calc(var(--wheel) * -.445)', offset: 0.55, easing: 'ease-in' },
              { translate: '0 calc(var(--wheel) * -.33)', offset: 0.74, easing: 'ease-out' },
              { translate: '0 calc(var(--wheel) * -.375)', offset: 0.82, easing: 'ease-in' },
              { translate: '0 calc(var(--wheel) * -.3)', offset: 0.91, easing: 'ease-out' },
              { translate: '0 calc(var(--wheel) * -.315)', offset: 0.96, easing: 'ease-in' },
              { translate: '0 calc(var(--wheel) * -.3)' },
            ],
            { duration: ends.duration },
          ),
        );
      }
      await Promise.all(moves.map(({ finished }) => finished));
      [discAngle, ballAngle] = [discAngle % 360, ballAngle % 360];
      if (pocket === null) place();
      else rest(pocket);
      for (const move of moves) move.cancel();
    },
  };
}
