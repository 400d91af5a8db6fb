import { seededRandom } from '../../engines/seededRandom.ts';
import { darken, lighten } from '../covers/colour.ts';
import type { CoverDocument } from '../covers/coverDocument.ts';
import { lightRays, sparkle } from '../covers/lightEffects.ts';
import { metalPaint, metals, type Metal } from './metals.ts';
import { emblemShare, plateShapes, type PlateShape } from './plateShapes.ts';

/** Side of a symbol's drawing. */
export const symbolSide = 256;
const middle = symbolSide / 2;
/** Side of the grid of the silhouette pack, for stroke widths. */
const grid = 512;

export interface Emblem {
  readonly icon: string;
  readonly tint: string;
  readonly metal: Metal;
  readonly shape: PlateShape;
  /** Colour of a carved tile. */
  readonly tile: string;
}

interface Placed {
  readonly size: number;
  readonly paint: string;
  readonly dx?: number;
  readonly dy?: number;
  readonly opacity?: number;
  readonly filter?: string;
}

const placed = (document: CoverDocument, icon: string, { size, paint, dx = 0, dy = 0, ...more }: Placed): string =>
  document.icon('game-icons', icon, middle + dx, middle + dy, { size, paint, ...more });

/** Draws the silhouette with an outline of `width` pixels in the same or another paint. */
const outlined = (
  document: CoverDocument,
  icon: string,
  { stroke, width, ...placing }: Placed & { readonly stroke: string; readonly width: number },
): string =>
  `<g stroke="${stroke}" stroke-width="${(width * grid) / placing.size}" stroke-linejoin="round">${placed(document, icon, placing)}</g>`;

const scaled = (path: string, scale: number, attributes: string): string =>
  `<path d="${path}" transform="translate(${middle} ${middle}) scale(${scale}) translate(${-middle} ${-middle})" ${attributes}/>`;

/** A silhouette stamped in metal: shadow, dark underside, light upper edge. */
function stamped(document: CoverDocument, icon: string, size: number, metal: Metal): string[] {
  const [gleam, , , , edge] = metal;
  return [
    placed(document, icon, { size, paint: '#000', dy: 9, opacity: 0.6, filter: document.blur(5) }),
    placed(document, icon, { size, paint: darken(edge, 0.45), dy: 5 }),
    placed(document, icon, { size, paint: edge, dy: 2.5 }),
    placed(document, icon, { size, paint: gleam, dx: -1, dy: -2 }),
    placed(document, icon, { size, paint: metalPaint(document, metal) }),
  ];
}

/** A plate of enamel in a metal rim, lit from above. */
function plate(document: CoverDocument, shape: PlateShape, tint: string, metal: Metal): string[] {
  const path = plateShapes[shape];
  const [gleam, , , , edge] = metal;
  const clip = document.define((id) => `<clipPath id="${id}">${scaled(path, 0.86, '')}</clipPath>`);
  const field = document.radial(
    [
      [0, lighten(tint, 0.28)],
      [0.55, tint],
      [1, darken(tint, 0.62)],
    ],
    [0.5, 0.36, 0.72],
  );
  const sheen = document.linear([
    [0, '#ffffff', 0.42],
    [1, '#ffffff', 0.04],
  ]);
  return [
    `<g ${document.blur(6)} opacity=".55"><path d="${path}" transform="translate(0 7)" fill="#000"/></g>`,
    `<path d="${path}" fill="${metalPaint(document, metal)}" stroke="${darken(edge, 0.5)}" stroke-width="3" stroke-linejoin="round"/>`,
    scaled(path, 0.965, `fill="none" stroke="${gleam}" stroke-width="1.6" opacity=".8" stroke-linejoin="round"`),
    scaled(path, 0.885, `fill="${darken(edge, 0.55)}"`),
    scaled(path, 0.86, `fill="${field}"`),
    `<g clip-path="url(#${clip})"><path d="${lightRays({ x: middle, y: middle, count: 28, length: 190 })}" fill="#fff" opacity=".07"/><ellipse cx="${middle}" cy="44" rx="128" ry="74" fill="${sheen}"/></g>`,
  ];
}

/** Clips a drawing to the silhouette. */
function within(document: CoverDocument, icon: string, size: number, ...drawn: string[]): string {
  const mask = document.define(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${symbolSide}" height="${symbolSide}">${placed(document, icon, { size, paint: '#fff' })}</mask>`,
  );
  return `<g mask="url(#${mask})">${drawn.join('')}</g>`;
}

export function drawMedallion(document: CoverDocument, { icon, tint, metal, shape }: Emblem): void {
  document.add(
    ...plate(document, shape, tint, metal),
    ...stamped(document, icon, symbolSide * emblemShare[shape], metal),
  );
}

export function drawEnamel(document: CoverDocument, { icon, tint, metal }: Emblem, size: number): void {
  const [, , , , edge] = metal;
  const rim = metalPaint(document, metal);
  const body = document.linear([
    [0, lighten(tint, 0.5)],
    [0.42, tint],
    [1, darken(tint, 0.5)],
  ]);
  const gloss = document.radial([
    [0, '#ffffff', 0.75],
    [1, '#ffffff', 0],
  ]);
  document.add(
    outlined(document, icon, {
      size,
      paint: '#000',
      stroke: '#000',
      width: 18,
      dy: 8,
      opacity: 0.5,
      filter: document.blur(5),
    }),
    outlined(document, icon, { size, paint: darken(edge, 0.5), stroke: darken(edge, 0.5), width: 20, dy: 2 }),
    outlined(document, icon, { size, paint: rim, stroke: rim, width: 15 }),
    outlined(document, icon, { size, paint: darken(tint, 0.7), stroke: darken(tint, 0.7), width: 4 }),
    placed(document, icon, { size, paint: body }),
    within(
      document,
      icon,
      size,
      `<ellipse cx="100" cy="76" rx="92" ry="66" fill="${gloss}"/>`,
      `<ellipse cx="158" cy="214" rx="86" ry="46" fill="${lighten(tint, 0.55)}" opacity=".28"/>`,
    ),
  );
}

export function drawNeon(document: CoverDocument, { icon, tint, shape }: Emblem): void {
  const path = plateShapes[shape];
  const light = lighten(tint, 0.22);
  const size = symbolSide * emblemShare[shape];
  const glass = document.radial(
    [
      [0, darken(tint, 0.55)],
      [1, darken(tint, 0.93)],
    ],
    [0.5, 0.42, 0.7],
  );
  const tube = (stroke: string, width: number, more: Partial<Placed> = {}): string =>
    outlined(document, icon, { size, paint: 'none', stroke, width, ...more });
  document.add(
    scaled(path, 0.94, `fill="none" stroke="${light}" stroke-width="9" opacity=".75" ${document.blur(6)}`),
    scaled(path, 0.94, `fill="${glass}" stroke="${lighten(tint, 0.45)}" stroke-width="3.5" stroke-linejoin="round"`),
    placed(document, icon, { size, paint: light, opacity: 0.22 }),
    tube(light, 13, { opacity: 0.75, filter: document.blur(7) }),
    tube(light, 6.5),
    tube(lighten(tint, 0.86), 2.6),
  );
}

export function drawIce(document: CoverDocument, { icon, tint }: Emblem, size: number): void {
  const random = seededRandom(`ice ${icon}`);
  const cold = lighten(tint, 0.3);
  const body = document.linear([
    [0, '#ffffff'],
    [0.4, lighten(cold, 0.55)],
    [1, cold],
  ]);
  const shards = Array.from({ length: 16 }, () => {
    const [x, y] = [random.whole(10, 246), random.whole(10, 246)];
    const corner = (): string => `${x + random.whole(-70, 70)} ${y + random.whole(-70, 70)}`;
    return `<path d="M${corner()}L${corner()}L${corner()}Z" fill="${random.chance(0.6) ? '#fff' : darken(tint, 0.2)}" opacity="${random.pick(['.16', '.24', '.34'])}"/>`;
  });
  const rim = document.linear([
    [0, '#ffffff'],
    [1, lighten(tint, 0.6)],
  ]);
  document.add(
    outlined(document, icon, { size, paint: cold, stroke: cold, width: 20, opacity: 0.6, filter: document.blur(8) }),
    outlined(document, icon, { size, paint: darken(tint, 0.6), stroke: darken(tint, 0.6), width: 17, dy: 3 }),
    outlined(document, icon, { size, paint: rim, stroke: rim, width: 12 }),
    outlined(document, icon, { size, paint: darken(tint, 0.45), stroke: darken(tint, 0.45), width: 4 }),
    placed(document, icon, { size, paint: body }),
    within(document, icon, size, ...shards),
    `<path d="${sparkle(70, 66, 22)}${sparkle(196, 92, 14)}" fill="#fff" opacity=".95"/>`,
  );
}

export function drawCarved(document: CoverDocument, { icon, tint, tile }: Emblem): void {
  const random = seededRandom(`tile ${icon}`);
  const path = plateShapes.tile;
  const size = 146;
  const face = document.linear([
    [0, lighten(tile, 0.3)],
    [0.5, tile],
    [1, darken(tile, 0.35)],
  ]);
  const grain = Array.from(
    { length: 26 },
    () =>
      `<ellipse cx="${random.whole(34, 222)}" cy="${random.whole(34, 222)}" rx="${random.whole(3, 16)}" ry="${random.whole(1, 4)}" fill="${random.chance(0.5) ? '#fff' : '#000'}" opacity=".09"/>`,
  );
  const light = document.radial(
    [
      [0, lighten(tint, 0.62)],
      [1, lighten(tint, 0.08)],
    ],
    [0.5, 0.4, 0.7],
  );
  document.add(
    `<g ${document.blur(5)} opacity=".5">${scaled(path, 0.88, 'fill="#000"')}</g>`,
    `<g transform="translate(0 6)">${scaled(path, 0.88, `fill="${darken(tile, 0.62)}"`)}</g>`,
    scaled(path, 0.88, `fill="${face}" stroke="${lighten(tile, 0.5)}" stroke-width="3"`),
    scaled(path, 0.74, `fill="${darken(tile, 0.28)}" stroke="${darken(tile, 0.5)}" stroke-width="3"`),
    ...grain,
    placed(document, icon, { size, paint: '#000', dy: -3, opacity: 0.6 }),
    placed(document, icon, { size, paint: '#fff', dy: 3, opacity: 0.4 }),
    placed(document, icon, { size, paint: light }),
  );
}

/** The wild: a burst of light behind the emblem. Its name stands on it as text, in the player's language. */
export function drawWild(document: CoverDocument, { icon, tint, metal }: Emblem): void {
  const points = 16;
  const burst = Array.from({ length: points * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? 122 : 96;
    const angle = (at * Math.PI) / points - Math.PI / 2;
    return `${(middle + Math.cos(angle) * radius).toFixed(1)} ${(middle + Math.sin(angle) * radius).toFixed(1)}`;
  });
  const path = `M${burst.join('L')}Z`;
  const field = document.radial([
    [0, lighten(tint, 0.45)],
    [0.6, tint],
    [1, darken(tint, 0.5)],
  ]);
  document.add(
    `<g ${document.blur(7)} opacity=".8"><path d="${path}" fill="${lighten(tint, 0.3)}"/></g>`,
    `<path d="${path}" fill="${metalPaint(document, metals.gold)}" stroke="${darken(metal[4], 0.5)}" stroke-width="2"/>`,
    scaled(path, 0.89, `fill="${field}"`),
    `<path d="${lightRays({ x: middle, y: middle, count: points, length: 86 })}" fill="#fff" opacity=".12"/>`,
    ...stamped(document, icon, 150, metals.gold),
  );
}

/** The scatter: a disc in a ring of beads. */
export function drawScatter(document: CoverDocument, { icon, tint, metal }: Emblem): void {
  const beads = 24;
  const bead = metalPaint(document, metal);
  const ring = Array.from({ length: beads }, (_, at) => {
    const angle = (at * 2 * Math.PI) / beads;
    return `<circle cx="${(middle + Math.cos(angle) * 112).toFixed(1)}" cy="${(middle + Math.sin(angle) * 112).toFixed(1)}" r="9" fill="${bead}" stroke="${darken(metal[4], 0.4)}" stroke-width="1.5"/>`;
  });
  document.add(
    `<g ${document.blur(6)} opacity=".55"><circle cx="${middle}" cy="${middle + 6}" r="120" fill="#000"/></g>`,
    ...ring,
    `<g transform="translate(${middle} ${middle}) scale(.86) translate(${-middle} ${-middle})">${plate(document, 'disc', tint, metal).slice(1).join('')}</g>`,
    ...stamped(document, icon, 122, metal),
  );
}
