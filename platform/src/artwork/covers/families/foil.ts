import { darken, mix } from '../colour.ts';
import { coverWidth } from '../coverDocument.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { backdrop, lowerFade, rays } from '../lightEffects.ts';
import { round } from '../outlines.ts';
import { providerMark } from '../providerMark.ts';

type Metal = readonly [gleam: string, light: string, dark: string, reflection: string, edge: string];

const gold: Metal = ['#fff6d0', '#f2cf7a', '#a8732a', '#f7e0a0', '#8a5a1e'];
const silver: Metal = ['#ffffff', '#cfd8e6', '#7e8ba0', '#eef3fa', '#5c6880'];

const circle = 'M300 80A230 230 0 1 1 299.9 80Z';
const hexagon = 'M300 66L508 186V434L300 554L92 434V186Z';
const arch = 'M96 540V290Q96 90 300 70Q504 90 504 290V540Z';

const frameCorners =
  'M22 90V36A14 14 0 0 1 36 22H90M510 22H564A14 14 0 0 1 578 36V90M578 710V764A14 14 0 0 1 564 778H510M90 778H36A14 14 0 0 1 22 764V710';

/** An emblem stamped in metal, in a window over a deco pattern. */
export const foil: CoverFamilyPainter = (studio) => {
  const { document, random, plan } = studio;
  const { deep, mid, glow } = plan.palette;
  const metal = random.chance(0.75) ? gold : silver;
  const [gleam, light, dark, reflection, edge] = metal;
  const run = metal.map((colour, index) => [index / 4, colour] as const);
  const emblemPaint = document.linear(run, [0, 0, 0.6, 1]);
  const framePaint = document.linearOnCover(run, [60, 60, 540, 760]);

  backdrop(
    document,
    document.radial(
      [
        [0, mix(mid, deep, 0.15)],
        [0.7, deep],
        [1, darken(deep, 0.5)],
      ],
      [0.5, 0.4, 0.8],
    ),
  );
  document.add(
    `<path d="${random.pick([scales, lattice, fan])()}" fill="none" stroke="${light}" stroke-width="1.4" opacity=".2"/>`,
    `<circle cx="300" cy="310" r="240" fill="${document.radial([
      [0, glow, 0.5],
      [1, glow, 0],
    ])}"/>`,
  );

  const shape = random.pick([circle, hexagon, arch]);
  const inside = document.radial(
    [
      [0, mix(mid, glow, 0.25)],
      [1, darken(deep, 0.2)],
    ],
    [0.5, 0.35, 0.75],
  );
  const clip = document.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
  document.add(
    `<path d="${shape}" fill="${inside}" stroke="${framePaint}" stroke-width="9"/>`,
    `<path d="${shape}" fill="none" stroke="${framePaint}" stroke-width="2" transform="translate(300 312) scale(.92) translate(-300 -312)"/>`,
    `<g clip-path="url(#${clip})"><path d="${rays({ x: 300, y: 310, count: 36, length: 400 })}" fill="${light}" opacity=".1"/></g>`,
  );

  const emblem = plan.emblem ?? 'crown';
  const stamped = (y: number, paint: string): string =>
    document.icon('game-icons', emblem, 300, y, { size: 330, paint });
  document.add(
    document.icon('game-icons', emblem, 300, 324, { size: 330, paint: '#000', opacity: 0.6, filter: document.blur(8) }),
    stamped(316, darken(edge, 0.4)),
    stamped(309, gleam),
    stamped(312, emblemPaint),
    `<rect x="22" y="22" width="556" height="756" rx="14" fill="none" stroke="${framePaint}" stroke-width="3"/>`,
    `<path d="${frameCorners}" fill="none" stroke="${framePaint}" stroke-width="9"/>`,
  );
  lowerFade(
    document,
    500,
    document.linear([
      [0, deep, 0],
      [0.6, darken(deep, 0.3), 0.75],
    ]),
  );

  coverTitle(studio, {
    style: { kind: 'foil', colours: [gleam, light, dark, reflection] },
    box: { x: 70, y: 580, width: 460, height: 150 },
    maxRowHeight: 92,
    tracking: 4,
  });
  providerMark(studio, gleam);
};

type Pattern = () => string;

const scales: Pattern = () => {
  let path = '';
  for (let row = 0; row < 14; row += 1)
    for (let x = (row % 2) * 30; x < coverWidth + 40; x += 60)
      for (const radius of [8, 19, 30]) path += `M${x - radius} ${row * 60}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  return path;
};

const lattice: Pattern = () => {
  let path = '';
  for (let x = -800; x < 800; x += 44) path += `M${x} 0L${x + 800} 800M${x + 800} 0L${x} 800`;
  return path;
};

const fan: Pattern = () => {
  const lines = 40;
  return Array.from({ length: lines }, (_, i) => {
    const angle = (i / lines) * Math.PI * 2;
    const at = (radius: number): string =>
      `${round(300 + Math.cos(angle) * radius)} ${round(310 + Math.sin(angle) * radius)}`;
    return `M${at(150)}L${at(700)}`;
  }).join('');
};
