import { element } from '../../../page/element.ts';
import { svgElement } from '../../../page/svgElement.ts';
import { colourOf } from '../rouletteWheel.ts';
import { ballSpeed, discSpeed, spinPath, spinSeconds } from './spinPath.ts';

export interface Wheel {
  readonly view: HTMLElement;
  /** Spins wheel and ball. The ball stops in the pocket of `outcome`; with null the wheel stops without it. */
  spin(outcome: Promise<number | null>): Promise<void>;
  /** Places the ball without animation. */
  rest(pocket: number): void;
}

const at = (angle: number, radius: number): string =>
  `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;

/** Draws the still bowl with its eight deflectors, which lie and stand in turn. */
function drawBowl(): SVGSVGElement {
  const svg = svgElement('svg', { viewBox: '-50 -50 100 100', class: 'wheel-bowl', 'aria-hidden': 'true' });
  for (const radius of [46.8, 38.6]) svg.append(svgElement('circle', { class: 'ring-line', r: radius }));
  for (let deflector = 0; deflector < 8; deflector++) {
    const shape = deflector % 2 === 0 ? 'M0 -43.4L0.9 -41L0 -38.6L-0.9 -41Z' : 'M-2.4 -41L0 -41.9L2.4 -41L0 -40.1Z';
    svg.append(svgElement('path', { class: 'deflector', transform: `rotate(${deflector * 45 + 22.5})`, d: shape }));
  }
  return svg;
}

/** Draws numbers, pockets and turret around 0, 0 with the first pocket at the top. */
function drawWheel(order: readonly number[]): SVGSVGElement {
  const sector = (2 * Math.PI) / order.length;
  const svg = svgElement('svg', { viewBox: '-100 -100 200 200', class: 'wheel-disc', 'aria-hidden': 'true' });
  for (const [index, pocket] of order.entries()) {
    const [from, to] = [(index - 0.5) * sector, (index + 0.5) * sector];
    const ring = (outer: number, inner: number): string =>
      `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
    svg.append(
      svgElement('path', { class: `pocket of-${colourOf(pocket)}`, d: ring(98, 56) }),
      svgElement('path', { class: 'cup', d: ring(77, 56) }),
      svgElement('path', { class: 'fret', d: `M${at(from, 77)}L${at(from, 56)}` }),
      svgElement(
        'text',
        { class: 'pocket-number', transform: `rotate(${(index * 360) / order.length}) translate(0 -83.5)` },
        String(pocket),
      ),
    );
  }
  for (const radius of [98, 77, 56]) svg.append(svgElement('circle', { class: 'ring-line', r: radius }));
  svg.append(svgElement('circle', { class: 'bowl', r: 55 }));
  for (let spoke = 0; spoke < 16; spoke++)
    svg.append(
      svgElement('path', { class: 'inlay', transform: `rotate(${spoke * 22.5})`, d: 'M0 -53L2.6 -34L0 -27L-2.6 -34Z' }),
    );
  for (let arm = 0; arm < 4; arm++) {
    svg.append(
      svgElement(
        'g',
        { class: 'turret-arm', transform: `rotate(${arm * 90})` },
        svgElement('path', { d: 'M-2.6 -14L-1.6 -35L1.6 -35L2.6 -14Z' }),
        svgElement('circle', { cy: -36, r: 4 }),
      ),
    );
  }
  svg.append(svgElement('circle', { class: 'hub', r: 18 }), svgElement('circle', { class: 'hub-top', r: 9 }));
  return svg;
}

/** Offset of the ball from the centre, at a distance given as a fraction of the wheel's width. */
const ballOffset = (radius: number): string => `0 calc(var(--wheel) * ${(-radius).toFixed(4)})`;

/** Returns the current angle of an endless rotation, in degrees. */
const reached = (turning: Animation, from: number, turn: number): number =>
  from + turn * (turning.effect?.getComputedTiming().progress ?? 0);

export function createWheel(order: readonly number[], prefersReducedMotion: () => boolean): Wheel {
  const disc = element('div', { class: 'wheel-turn' }, drawWheel(order));
  const ball = element('span', { class: 'ball' });
  const arm = element('div', { class: 'ball-arm' }, ball);
  const plate = element('span', { class: 'wheel-plate' });
  const view = element('div', { class: 'wheel', 'aria-hidden': 'true' }, drawBowl(), disc, arm, plate);
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

  /** Brings the ball to rest in a pocket. */
  function stopAt(pocket: number, discFrom: number, ballFrom: number): Animation[] {
    const frames = spinPath({ discAngle: discFrom, ballAngle: ballFrom }, pocketAngle(pocket));
    const last = frames.at(-1);
    [discAngle, ballAngle] = [last?.discAngle ?? discFrom, last?.ballAngle ?? ballFrom];
    const timing = { duration: 1000 * spinSeconds, fill: 'both' as const };
    return [
      disc.animate(
        frames.map((frame) => ({ offset: frame.offset, rotate: `${frame.discAngle}deg` })),
        timing,
      ),
      arm.animate(
        frames.map((frame) => ({ offset: frame.offset, rotate: `${frame.ballAngle}deg` })),
        timing,
      ),
      ball.animate(
        frames.map((frame) => ({ offset: frame.offset, translate: ballOffset(frame.radius) })),
        timing,
      ),
    ];
  }
  /** Stops wheel and ball after a refused round. */
  function stopWithout(discFrom: number, ballFrom: number): Animation[] {
    [discAngle, ballAngle] = [discFrom + 8, ballFrom - 90];
    const timing = { duration: 500, easing: 'ease-out', fill: 'both' as const };
    return [
      disc.animate([{ rotate: `${discFrom}deg` }, { rotate: `${discAngle}deg` }], timing),
      arm.animate([{ rotate: `${ballFrom}deg` }, { rotate: `${ballAngle}deg` }], timing),
    ];
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
      const turning = (target: HTMLElement, from: number, turn: number, speed: number): Animation =>
        target.animate([{ rotate: `${from}deg` }, { rotate: `${from + turn}deg` }], {
          duration: 360_000 / speed,
          iterations: Infinity,
        });
      const discTurns = turning(disc, discAngle, 360, discSpeed);
      const ballTurns = turning(arm, ballAngle, -360, ballSpeed);
      const pocket = await outcome;
      const [discFrom, ballFrom] = [reached(discTurns, discAngle, 360), reached(ballTurns, ballAngle, -360)];
      discTurns.cancel();
      ballTurns.cancel();
      const moves = pocket === null ? stopWithout(discFrom, ballFrom) : stopAt(pocket, discFrom, ballFrom);
      await Promise.all(moves.map(({ finished }) => finished));
      [discAngle, ballAngle] = [discAngle % 360, ballAngle % 360];
      if (pocket === null) place();
      else rest(pocket);
      for (const move of moves) move.cancel();
    },
  };
}
