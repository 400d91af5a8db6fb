import type { SeededRandom } from '../../../engines/seededRandom.ts';
import { darken, lighten, mixColours } from '../colour.ts';
import { aroundFocus, choiceOf, reachOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, lightRays, sparkle, sparkles, vignette } from '../lightEffects.ts';
import { round } from '../outlines.ts';

/** Cut stones with individual facets, lit from the upper left. */
export const crystal: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, backdropRandom: random, plan, focus } = studio;
    const { deep, mid, glow, accent } = plan.palette;
    backdrop(
      document,
      document.radial(
        [
          [0, mid],
          [1, darken(deep, 0.3)],
        ],
        aroundFocus(studio, 0.8),
      ),
    );
    const beams = lightRays({ ...focus, count: 14, length: reachOf(studio), rotation: random.next(), share: 0.35 });
    document.add(
      `<circle cx="${focus.x}" cy="${focus.y}" r="330" fill="${document.radial([
        [0, glow, 0.7],
        [1, glow, 0],
      ])}"/>`,
      `<path d="${beams}" fill="${glow}" opacity=".12"/>`,
    );
    for (let small = 0; small < 5; small += 1) {
      const drawn = gem(random, {
        x: random.whole(30, document.width - 30),
        y: random.whole(60, 560),
        radius: random.whole(30, 70),
        sides: random.pick([5, 6, 8]),
        colour: random.pick([glow, accent, mid]),
        rotation: random.between(0, 3),
      });
      document.add(`<g opacity=".75" ${document.blur(3)}>${drawn}</g>`);
    }
  },

  picture(studio) {
    const { document, random, plan } = studio;
    const { glow, accent } = plan.palette;
    const stone = (x: number, y: number, radius: number, sides: number, colour: string): string =>
      gem(random, { x, y, radius, sides, colour, rotation: random.between(0, 3) });
    document.add(
      stone(450, 440, 100, 6, accent),
      stone(140, 430, 92, 8, mixColours(glow, accent, 0.4)),
      stone(300, 300, 205, sidesOf(studio), glow),
      `<path d="${sparkles(random, { count: 20 })}" fill="#fff" opacity=".8"/>`,
      `<path d="${sparkle(190, 150, 60)}${sparkle(430, 240, 40)}" fill="#fff" opacity=".95"/>`,
    );
  },

  symbol(studio) {
    const { document, random, plan } = studio;
    document.add(
      gem(random, { x: 300, y: 300, radius: 195, sides: sidesOf(studio), colour: plan.palette.glow, rotation: 0.4 }),
      `<path d="${sparkle(200, 170, 52)}" fill="#fff" opacity=".95"/>`,
    );
  },

  shade: ({ document, plan }) => vignette(document, darken(plan.palette.deep, 0.3)),

  title({ plan }) {
    const { glow } = plan.palette;
    return {
      style: { kind: 'extruded', colours: ['#ffffff', lighten(glow, 0.5), glow] },
      box: { x: 46, y: 540, width: 508, height: 186 },
      warps: ['none', 'arch'],
      maxRowHeight: 150,
    };
  },
};

const sidesOf = (studio: CoverStudio): number => choiceOf(studio, 'sides', [8, 10, 12]);

interface Stone {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly sides: number;
  readonly colour: string;
  /** Radians. */
  readonly rotation: number;
}

type Point = readonly [number, number];

const lightFrom = -2.2;

function gem(random: SeededRandom, { x, y, radius, sides, colour, rotation }: Stone): string {
  const step = (Math.PI * 2) / sides;
  const at = (angle: number, share: number): Point => [
    x + Math.cos(angle) * radius * share,
    y + Math.sin(angle) * radius * share,
  ];
  const girdle = (i: number): Point => at(rotation + i * step, 1);
  const crown = (i: number): Point => at(rotation + (i + 0.5) * step, 0.74);
  const table = (i: number): Point => at(rotation + i * step, 0.46);
  const facet = (points: readonly Point[], brightness: number): string => {
    const shade =
      brightness > 0.5 ? lighten(colour, (brightness - 0.5) * 1.5) : darken(colour, (0.5 - brightness) * 1.5);
    return `<path d="${polygon(points)}" fill="${shade}" stroke="${lighten(colour, 0.5)}" stroke-width=".7"/>`;
  };
  const lit = (angle: number): number => 0.5 + 0.38 * Math.cos(angle - lightFrom) + random.between(-0.1, 0.1);
  const sectors = Array.from({ length: sides }, (_, i) => {
    const angle = rotation + i * step;
    return [
      facet([girdle(i), girdle(i + 1), crown(i)], lit(angle + 0.3)),
      facet([girdle(i), crown(i), table(i)], lit(angle)),
      facet([girdle(i + 1), crown(i), table(i + 1)], lit(angle + 0.5)),
      facet([crown(i), table(i), table(i + 1)], lit(angle + 0.2) + 0.12),
    ].join('');
  });
  const corners = Array.from({ length: sides }, (_, i) => table(i));
  const gleam = polygon([table(0), table(Math.floor(sides / 3)), table(Math.floor((sides * 2) / 3))]);
  return `${sectors.join('')}${facet(corners, 0.78)}<path d="${gleam}" fill="#fff" opacity=".22"/>`;
}

const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
