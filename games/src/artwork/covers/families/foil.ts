import { darken, mixColours } from '../colour.ts';
import { aroundFocus, choiceOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, lowerFade, lightRays } from '../lightEffects.ts';
import { round } from '../outlines.ts';

type Metal = readonly [gleam: string, light: string, dark: string, reflection: string, edge: string];

const gold: Metal = ['#fff6d0', '#f2cf7a', '#a8732a', '#f7e0a0', '#8a5a1e'];
const silver: Metal = ['#ffffff', '#cfd8e6', '#7e8ba0', '#eef3fa', '#5c6880'];

const metalOf = (studio: CoverStudio): Metal => choiceOf(studio, 'metal', [gold, gold, gold, silver]);
const runOf = (metal: Metal) => metal.map((colour, index) => [index / 4, colour] as const);

const circle = 'M300 80A230 230 0 1 1 299.9 80Z';
const hexagon = 'M300 66L508 186V434L300 554L92 434V186Z';
const arch = 'M96 540V290Q96 90 300 70Q504 90 504 290V540Z';

const frameCorners =
  'M22 90V36A14 14 0 0 1 36 22H90M510 22H564A14 14 0 0 1 578 36V90M578 710V764A14 14 0 0 1 564 778H510M90 778H36A14 14 0 0 1 22 764V710';

/** An emblem stamped in metal, in a window over a deco pattern. */
export const foil: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, plan, focus } = studio;
    const { deep, mid, glow } = plan.palette;
    backdrop(
      document,
      document.radial(
        [
          [0, mixColours(mid, deep, 0.15)],
          [0.7, deep],
          [1, darken(deep, 0.5)],
        ],
        aroundFocus(studio, 0.8),
      ),
    );
    const pattern = choiceOf(studio, 'pattern', [scales, lattice, fan]);
    document.add(
      `<path d="${pattern(studio)}" fill="none" stroke="${metalOf(studio)[1]}" stroke-width="1.4" opacity=".2"/>`,
      `<circle cx="${focus.x}" cy="${focus.y}" r="240" fill="${document.radial([
        [0, glow, 0.5],
        [1, glow, 0],
      ])}"/>`,
    );
  },

  picture(studio) {
    const { document, plan } = studio;
    const { deep, mid, glow } = plan.palette;
    const metal = metalOf(studio);
    const shape = choiceOf(studio, 'window', [circle, hexagon, arch]);
    const framePaint = document.linearOnDocument(runOf(metal), [60, 60, 540, 760]);
    const inside = document.radial(
      [
        [0, mixColours(mid, glow, 0.25)],
        [1, darken(deep, 0.2)],
      ],
      [0.5, 0.35, 0.75],
    );
    const clip = document.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
    document.add(
      `<path d="${shape}" fill="${inside}" stroke="${framePaint}" stroke-width="9"/>`,
      `<path d="${shape}" fill="none" stroke="${framePaint}" stroke-width="2" transform="translate(300 312) scale(.92) translate(-300 -312)"/>`,
      `<g clip-path="url(#${clip})"><path d="${lightRays({ x: 300, y: 310, count: 36, length: 400 })}" fill="${metal[1]}" opacity=".1"/></g>`,
    );
    stamp(studio, 312, 330);
  },

  symbol: (studio) => stamp(studio, 298, 370),

  shade(studio) {
    const { document, plan } = studio;
    const { deep } = plan.palette;
    const framePaint = document.linearOnDocument(runOf(metalOf(studio)), [60, 60, 540, 760]);
    document.add(
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
  },

  title(studio) {
    const [gleam, light, dark, reflection] = metalOf(studio);
    return {
      style: { kind: 'foil', colours: [gleam, light, dark, reflection] },
      box: { x: 70, y: 580, width: 460, height: 150 },
      maxRowHeight: 92,
      tracking: 4,
    };
  },

  markColour: (studio) => metalOf(studio)[0],
};

function stamp(studio: CoverStudio, y: number, size: number): void {
  const { document, plan } = studio;
  const metal = metalOf(studio);
  const emblem = plan.emblem ?? 'crown';
  const stamped = (top: number, paint: string): string =>
    document.icon('game-icons', emblem, 300, top, { size, paint });
  document.add(
    document.icon('game-icons', emblem, 300, y + 12, { size, paint: '#000', opacity: 0.6, filter: document.blur(8) }),
    stamped(y + 4, darken(metal[4], 0.4)),
    stamped(y - 3, metal[0]),
    stamped(y, document.linear(runOf(metal), [0, 0, 0.6, 1])),
  );
}

type Pattern = (studio: CoverStudio) => string;

const scales: Pattern = ({ document }) => {
  let path = '';
  for (let row = 0; row * 60 < document.height + 30; row += 1)
    for (let x = (row % 2) * 30; x < document.width + 40; x += 60)
      for (const radius of [8, 19, 30]) path += `M${x - radius} ${row * 60}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  return path;
};

const lattice: Pattern = ({ document: { width, height } }) => {
  let path = '';
  for (let x = -height; x < width; x += 44) path += `M${x} 0L${x + height} ${height}M${x + height} 0L${x} ${height}`;
  return path;
};

const fan: Pattern = ({ focus, document }) => {
  const lines = 40;
  return Array.from({ length: lines }, (_, i) => {
    const angle = (i / lines) * Math.PI * 2;
    const at = (radius: number): string =>
      `${round(focus.x + Math.cos(angle) * radius)} ${round(focus.y + Math.sin(angle) * radius)}`;
    return `M${at(150)}L${at(document.width + 100)}`;
  }).join('');
};
