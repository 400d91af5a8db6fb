/** Course of wheel and ball from the known number until both stand still. Angles are degrees, clockwise. */

interface SpinStart {
  readonly discAngle: number;
  readonly ballAngle: number;
}

export interface SpinFrame {
  /** Elapsed fraction of the whole course, 0 to 1. */
  readonly offset: number;
  readonly discAngle: number;
  readonly ballAngle: number;
  /** Distance of the ball from the centre, as a fraction of the wheel's width. */
  readonly radius: number;
}

/** Speeds before the number is known, in degrees per second. The ball runs against the wheel. */
export const discSpeed = 40;
export const ballSpeed = 400;

/** Whole course, and the time until the ball lies in its pocket, in seconds. */
export const spinSeconds = 5.2;
const pocketSeconds = 4.4;
/** The ball leaves the track, and hits the deflectors of the bowl. */
const leaveSeconds = 2.7;
const deflectSeconds = 3.3;

export const trackRadius = 0.445;
const deflectorRadius = 0.4;
export const pocketRadius = 0.255;

const frameCount = 130;

/** Angle of the wheel after `t` seconds: it slows down evenly and stops at the end. */
const discAt = (from: number, t: number): number => from + discSpeed * t * (1 - t / (2 * spinSeconds));

/** Distance of the ball from the centre: on the track, down to a deflector, and in shrinking bounces into the pocket. */
function radiusAt(t: number): number {
  if (t <= leaveSeconds) return trackRadius;
  if (t <= deflectSeconds) {
    const fallen = (t - leaveSeconds) / (deflectSeconds - leaveSeconds);
    return trackRadius - (trackRadius - deflectorRadius) * fallen * fallen;
  }
  if (t >= pocketSeconds) return pocketRadius;
  // Each bounce is a parabola above a straight way down, lower and shorter than the one before.
  const progress = (t - deflectSeconds) / (pocketSeconds - deflectSeconds);
  const floor = deflectorRadius - (deflectorRadius - pocketRadius) * Math.min(1, progress / 0.45);
  let [start, length, height] = [0, 0.45, 0.05];
  while (progress > start + length && length > 0.04) {
    start += length;
    length *= 0.52;
    height *= 0.42;
  }
  const within = Math.min(1, (progress - start) / length);
  return floor + 4 * height * within * (1 - within);
}

/**
 * Returns the course of a spin that ends with the ball in the pocket at `pocketAngle` of the wheel. The ball slows down
 * along one smooth curve: it starts at the speed of the free run and ends at the speed of the wheel.
 */
export function spinPath({ discAngle, ballAngle }: SpinStart, pocketAngle: number): SpinFrame[] {
  const landing = discAt(discAngle, pocketSeconds) + pocketAngle;
  const usualTurn = -0.44 * ballSpeed * pocketSeconds;
  const end = landing + 360 * Math.round((ballAngle + usualTurn - landing) / 360);
  const landingSpeed = discSpeed * (1 - pocketSeconds / spinSeconds);

  function ballAt(t: number): number {
    if (t >= pocketSeconds) return discAt(discAngle, t) + pocketAngle + (end - landing);
    // Cubic Hermite curve through both angles with both speeds.
    const u = t / pocketSeconds;
    const [startSlope, endSlope] = [-ballSpeed * pocketSeconds, landingSpeed * pocketSeconds];
    return (
      ballAngle * (2 * u ** 3 - 3 * u ** 2 + 1) +
      startSlope * (u ** 3 - 2 * u ** 2 + u) +
      end * (3 * u ** 2 - 2 * u ** 3) +
      endSlope * (u ** 3 - u ** 2)
    );
  }
  return Array.from({ length: frameCount + 1 }, (_, frame) => {
    const offset = frame / frameCount;
    const t = offset * spinSeconds;
    return { offset, discAngle: discAt(discAngle, t), ballAngle: ballAt(t), radius: radiusAt(t) };
  });
}
