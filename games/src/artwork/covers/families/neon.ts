import { darken, lighten, mixColours } from '../colour.ts';
import { aroundFocus, choiceOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop } from '../lightEffects.ts';

const emblemGrid = 512;

const ring = 'M300 70a230 230 0 1 1 -.1 0z';
const square = 'M88 70H512a18 18 0 0 1 18 18V512a18 18 0 0 1 -18 18H88a18 18 0 0 1 -18 -18V88a18 18 0 0 1 18 -18z';

/** Neon-tube emblem on brick. */
export const neon: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, plan, focus } = studio;
    const { deep, mid, glow } = plan.palette;
    const wall = darken(deep, 0.35);
    backdrop(document, wall);
    document.add(
      `<path d="${bricks(studio)}" fill="${mixColours(deep, mid, 0.35)}" opacity=".55"/>`,
      `<circle cx="${focus.x}" cy="${focus.y}" r="420" fill="${document.radial([
        [0, glow, 0.45],
        [0.5, mid, 0.35],
        [1, mid, 0],
      ])}"/>`,
    );
    backdrop(
      document,
      document.radial(
        [
          [0.5, wall, 0],
          [1, wall, 0.9],
        ],
        aroundFocus(studio, 0.75),
      ),
    );
  },

  picture(studio) {
    const { document, plan } = studio;
    const { accent } = plan.palette;
    tubes(studio, 330);
    const outline = choiceOf(studio, 'tube', [ring, square]);
    document.add(
      `<path d="${outline}" fill="none" stroke="${accent}" stroke-width="14" opacity=".5" ${document.blur(14)}/>`,
      `<path d="${outline}" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="4"/>`,
    );
  },

  symbol: (studio) => tubes(studio, 350),

  shade: () => undefined,

  title: ({ plan }) => ({
    style: { kind: 'neon', glow: plan.palette.accent },
    box: { x: 64, y: 578, width: 472, height: 150 },
    maxRowHeight: 120,
  }),

  markColour: ({ plan }) => lighten(plan.palette.accent, 0.6),
};

/** Draws the emblem as a tube with its glow. */
function tubes({ document, plan }: CoverStudio, size: number): void {
  const { glow } = plan.palette;
  const emblem = plan.emblem ?? 'sparkles';
  // Stroke widths are in the emblem's own units, so that tubes have the same thickness on every emblem.
  const tube = (width: number, colour: string, opacity: number, blur = ''): string => {
    const scale = size / emblemGrid;
    const stroke = `fill="none" stroke="${colour}" stroke-width="${(width / scale).toFixed(2)}" stroke-linejoin="round"`;
    const drawn = document.icon('game-icons', emblem, 300, 300, { size, paint: 'none' });
    return `<g ${blur} opacity="${opacity}"><g ${stroke}>${drawn}</g></g>`;
  };
  document.add(
    tube(22, glow, 0.5, document.blur(20)),
    tube(9, glow, 0.95, document.blur(5)),
    tube(3.4, lighten(glow, 0.75), 1),
  );
}

function bricks({ document }: CoverStudio): string {
  let path = '';
  for (let row = 0; row * 34 < document.height; row += 1)
    for (let x = -(row % 2) * 42; x < document.width + 40; x += 84) path += `M${x + 2} ${row * 34 + 2}h80v30h-80z`;
  return path;
}
