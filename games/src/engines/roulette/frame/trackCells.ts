import { reversed } from '@foyer/contract/reversed';
/** The racetrack is a ring with two straight sides and two half circles, in the order of the wheel. */
export interface TrackSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Width of the ring. */
  readonly ring: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TrackCell {
  readonly centre: Point;
  /** Path of the cell's outline. */
  readonly outline: string;
}

/** Returns the point at `along` (0 to 1, clockwise from the middle of the first end), `across` from the centre line. */
function pointAt({ width, height, ring }: TrackSize, along: number, across: number): Point {
  const isUpright = height > width;
  const [length, breadth] = isUpright ? [height, width] : [width, height];
  const radius = (breadth - ring) / 2;
  const straight = length - breadth;
  const quarter = (Math.PI * radius) / 2;
  const total = 2 * straight + 4 * quarter;
  let left = (((along % 1) + 1) % 1) * total;
  /** A point of an end: `angle` clockwise from the direction of the first end, around `middle` on the long axis. */
  const onEnd = (middle: number, angle: number): Point => ({
    x: middle - Math.cos(angle) * (radius + across),
    y: -Math.sin(angle) * (radius + across),
  });
  const side = straight / 2;
  let place: Point;
  if (left < quarter) place = onEnd(-side, left / radius);
  else if ((left -= quarter) < straight) place = { x: left - side, y: -radius - across };
  else if ((left -= straight) < 2 * quarter) place = onEnd(side, Math.PI / 2 + left / radius);
  else if ((left -= 2 * quarter) < straight) place = { x: side - left, y: radius + across };
  else place = onEnd(-side, (3 * Math.PI) / 2 + (left - straight) / radius);
  // An upright track is turned clockwise, so that the first end is at the top.
  const turned = isUpright ? { x: -place.y, y: place.x } : place;
  return { x: turned.x + width / 2, y: turned.y + height / 2 };
}

/** Divides the ring into equal cells, clockwise; the first is centred at the left end, or at the top if upright. */
export function trackCells(size: TrackSize, count: number): TrackCell[] {
  const steps = 4;
  const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return Array.from({ length: count }, (_, cell) => {
    const edge = (across: number): Point[] =>
      Array.from({ length: steps + 1 }, (__, step) => pointAt(size, (cell - 0.5 + step / steps) / count, across));
    const corners = [...edge(size.ring / 2), ...reversed(edge(-size.ring / 2))];
    return { centre: pointAt(size, cell / count, 0), outline: `M${corners.map(write).join('L')}Z` };
  });
}
