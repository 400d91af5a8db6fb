import type { SeededRandom } from '../../engines/seededRandom.ts';
import type { CoverDocument } from './coverDocument.ts';
import { round } from './outlines.ts';

/** Fills the whole document with one paint. */
export function backdrop(document: CoverDocument, paint: string): void {
  document.add(`<rect width="${document.width}" height="${document.height}" fill="${paint}"/>`);
}

/** Fills the part of the document below `from`. */
export function lowerFade(document: CoverDocument, from: number, paint: string): void {
  document.add(`<rect y="${from}" width="${document.width}" height="${document.height - from}" fill="${paint}"/>`);
}

interface Rays {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly length: number;
  /** Radians. */
  readonly rotation?: number;
  /** Lit fraction of each sector, 0 to 1. */
  readonly share?: number;
}

/** Returns light sectors from one point as path data. */
export function lightRays({ x, y, count, length, rotation = 0, share = 0.5 }: Rays): string {
  const sector = (Math.PI * 2) / count;
  const rim = (angle: number): string =>
    `${round(x + Math.cos(angle) * length)} ${round(y + Math.sin(angle) * length)}`;
  return Array.from({ length: count }, (_, i) => {
    const angle = rotation + i * sector;
    return `M${x} ${y}L${rim(angle)}L${rim(angle + sector * share)}Z`;
  }).join('');
}

/** Returns a four-pointed star as path data. */
export function sparkle(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}Q${x} ${y} ${x + radius} ${y}Q${x} ${y} ${x} ${y + radius}Q${x} ${y} ${x - radius} ${y}Q${x} ${y} ${x} ${y - radius}Z`;
}

interface Scatter {
  readonly count: number;
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly smallest?: number;
  readonly largest?: number;
}

/** Returns many small stars as path data. */
export function sparkles(random: SeededRandom, scatter: Scatter): string {
  const { count, left = 10, right = 590, top = 0, bottom = 560, smallest = 3, largest = 13 } = scatter;
  return Array.from({ length: count }, () =>
    sparkle(random.whole(left, right), random.whole(top, bottom), random.whole(smallest, largest)),
  ).join('');
}

/** Draws specks of light, the large ones blurred. */
export function bokeh(
  document: CoverDocument,
  random: SeededRandom,
  colour: string,
  { count, top = 0, bottom = document.height }: Scatter,
): void {
  const soft = document.radial([
    [0, colour, 1],
    [0.5, colour, 0.8],
    [1, colour, 0],
  ]);
  for (let i = 0; i < count; i += 1) {
    const radius = random.whole(3, 26);
    const place = `cx="${random.whole(0, document.width)}" cy="${random.whole(top, bottom)}" r="${radius > 12 ? radius + 8 : radius}"`;
    document.add(
      `<circle ${place} fill="${radius > 12 ? soft : colour}" opacity="${random.between(0.08, 0.34).toFixed(2)}"/>`,
    );
  }
}

/** Darkens the edges of an upright cover and the area below its title. */
export function vignette(document: CoverDocument, colour: string): void {
  backdrop(
    document,
    document.radial(
      [
        [0.55, colour, 0],
        [1, colour, 0.8],
      ],
      [0.5, 0.45, 0.75],
    ),
  );
  lowerFade(
    document,
    420,
    document.linear([
      [0, colour, 0],
      [0.75, colour, 0.82],
      [1, colour, 0.96],
    ]),
  );
}

/**
 * Draws a soft shadow on the ground below a figure. Uses a gradient, because a blur of that size costs as much as the
 * figure.
 */
export function groundShadow(document: CoverDocument, x: number, y: number, radius: number): void {
  const paint = document.radial([
    [0, '#000000', 0.7],
    [0.5, '#000000', 0.5],
    [1, '#000000', 0],
  ]);
  document.add(`<ellipse cx="${x}" cy="${y}" rx="${round(radius * 1.2)}" ry="${round(radius / 4)}" fill="${paint}"/>`);
}
