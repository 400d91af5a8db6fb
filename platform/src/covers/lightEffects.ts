import type { SeededRandom } from '../catalogue/seededRandom.ts';
import { coverHeight, coverWidth, type CoverDocument } from './coverDocument.ts';
import { round } from './outlines.ts';

/** A whole-cover rectangle in one paint. */
export function backdrop(document: CoverDocument, paint: string): void {
  document.add(`<rect width="${coverWidth}" height="${coverHeight}" fill="${paint}"/>`);
}

/** The lower part of the cover in one paint, under the title. */
export function lowerFade(document: CoverDocument, from: number, paint: string): void {
  document.add(`<rect y="${from}" width="${coverWidth}" height="${coverHeight - from}" fill="${paint}"/>`);
}

interface Rays {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly length: number;
  /** Radians. */
  readonly rotation?: number;
  /** How much of each sector is lit, 0 to 1. */
  readonly share?: number;
}

/** Sectors of light from one place, as path data. */
export function rays({ x, y, count, length, rotation = 0, share = 0.5 }: Rays): string {
  const sector = (Math.PI * 2) / count;
  const rim = (angle: number): string => `${round(x + Math.cos(angle) * length)} ${round(y + Math.sin(angle) * length)}`;
  return Array.from({ length: count }, (_, i) => {
    const angle = rotation + i * sector;
    return `M${x} ${y}L${rim(angle)}L${rim(angle + sector * share)}Z`;
  }).join('');
}

/** A four-pointed star as path data. */
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

/** Many small stars as path data. */
export function sparkles(random: SeededRandom, scatter: Scatter): string {
  const { count, left = 10, right = 590, top = 0, bottom = 560, smallest = 3, largest = 13 } = scatter;
  return Array.from({ length: count }, () => sparkle(random.whole(left, right), random.whole(top, bottom), random.whole(smallest, largest))).join('');
}

/** Specks of light out of focus. */
export function bokeh(document: CoverDocument, random: SeededRandom, colour: string, { count, top = 0, bottom = coverHeight }: Scatter): void {
  for (let i = 0; i < count; i += 1) {
    const radius = random.whole(3, 26);
    const place = `cx="${random.whole(0, coverWidth)}" cy="${random.whole(top, bottom)}" r="${radius}"`;
    const opacity = random.between(0.08, 0.34).toFixed(2);
    document.add(`<circle ${place} fill="${colour}" opacity="${opacity}" ${radius > 12 ? document.blur(5) : ''}/>`);
  }
}

/** Dark edges, and a dark ground for the title. */
export function vignette(document: CoverDocument, colour: string): void {
  backdrop(document, document.radial([[0.55, colour, 0], [1, colour, 0.8]], [0.5, 0.45, 0.75]));
  lowerFade(document, 420, document.linear([[0, colour, 0], [0.75, colour, 0.82], [1, colour, 0.96]]));
}

/** A soft shadow on the ground under a figure. */
export function groundShadow(document: CoverDocument, x: number, y: number, radius: number, softness = 14): void {
  document.add(`<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${round(radius / 7)}" fill="#000" opacity=".55" ${document.blur(softness)}/>`);
}
