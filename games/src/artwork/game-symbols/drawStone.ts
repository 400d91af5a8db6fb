import { darken, lighten } from '../covers/colour.ts';
import type { CoverDocument } from '../covers/coverDocument.ts';
import { sparkle } from '../covers/lightEffects.ts';
import { round } from '../covers/outlines.ts';

type Point = readonly [number, number];

/** A cut stone: colour, number of corners, and how its outline differs from a circle. */
interface Cut {
  readonly colour: string;
  readonly sides: number;
  readonly width: number;
  readonly height: number;
  /** Radians. */
  readonly turn: number;
}

/** Six stones, each with an outline of its own, so that they differ without colour. */
export const cutStones = {
  diamond: { colour: '#bfe4ff', sides: 12, width: 112, height: 112, turn: 0 },
  ruby: { colour: '#d81b3a', sides: 8, width: 116, height: 116, turn: Math.PI / 8 },
  emerald: { colour: '#12a45c', sides: 4, width: 132, height: 156, turn: Math.PI / 4 },
  sapphire: { colour: '#2460e0', sides: 6, width: 116, height: 122, turn: Math.PI / 6 },
  amethyst: { colour: '#8c3fe0', sides: 3, width: 132, height: 126, turn: -Math.PI / 2 },
  topaz: { colour: '#f0a01e', sides: 4, width: 104, height: 122, turn: Math.PI / 2 },
} as const satisfies Record<string, Cut>;
export type StoneName = keyof typeof cutStones;
export const stoneNames = Object.keys(cutStones) as readonly StoneName[];

const centre = 128;
/** Direction of the light, in radians: the upper left. */
const light = -2.2;

/** Draws a cut stone: facets from the girdle to the table, lit from the upper left. */
export function drawStone(document: CoverDocument, { colour, sides, width, height, turn }: Cut): void {
  // Corners are blunt: two points for each of them, so that a triangle has six.
  const spread = sides <= 4 ? 0.2 : 0.34;
  const angles = Array.from({ length: sides }, (_, at) => turn + (at * 2 * Math.PI) / sides).flatMap((angle) => [
    angle - (spread * Math.PI) / sides,
    angle + (spread * Math.PI) / sides,
  ]);
  const centreY = sides === 3 ? centre + 16 : centre;
  const ring = (share: number): Point[] =>
    angles.map((angle) => [centre + Math.cos(angle) * width * share, centreY + Math.sin(angle) * height * share]);
  const [girdle, crown, table] = [ring(1), ring(0.76), ring(0.5)];
  const shade = (points: readonly Point[], extra = 0): string => {
    const [x, y] = points.reduce(([sumX, sumY], [px, py]) => [sumX + px, sumY + py], [0, 0]);
    const angle = Math.atan2(y / points.length - centreY, x / points.length - centre);
    const brightness = 0.5 + 0.42 * Math.cos(angle - light) + extra;
    return brightness > 0.5
      ? lighten(colour, Math.min(0.85, (brightness - 0.5) * 1.6))
      : darken(colour, (0.5 - brightness) * 1.5);
  };
  const facet = (points: readonly Point[], extra = 0): string =>
    `<path d="${polygon(points)}" fill="${shade(points, extra)}" stroke="${lighten(colour, 0.55)}" stroke-width="1" stroke-linejoin="round"/>`;
  const count = angles.length;
  const sectors = angles.flatMap((_, at) => {
    const next = (at + 1) % count;
    const quad = (outer: readonly Point[], inner: readonly Point[]): readonly Point[] =>
      [outer[at], outer[next], inner[next], inner[at]].filter((point) => point !== undefined);
    return [
      facet(quad(girdle, crown), at % 2 === 0 ? 0.08 : -0.06),
      facet(quad(crown, table), at % 2 === 0 ? -0.04 : 0.12),
    ];
  });
  const tablePaint = document.linear(
    [
      [0, lighten(colour, 0.78)],
      [0.5, lighten(colour, 0.18)],
      [1, darken(colour, 0.2)],
    ],
    [0, 0, 1, 1],
  );
  document.add(
    `<g ${document.blur(6)} opacity=".5"><path d="${polygon(girdle)}" transform="translate(0 8)" fill="#000"/></g>`,
    `<path d="${polygon(girdle)}" fill="${darken(colour, 0.5)}" stroke="${darken(colour, 0.65)}" stroke-width="5" stroke-linejoin="round"/>`,
    ...sectors,
    `<path d="${polygon(table)}" fill="${tablePaint}" stroke="${lighten(colour, 0.6)}" stroke-width="1.2"/>`,
    `<path d="${sparkle(84, 78, 26)}${sparkle(172, 108, 13)}" fill="#fff" opacity=".95"/>`,
  );
}

const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
