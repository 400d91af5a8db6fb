import { darken, lighten, mixColours } from '../colour.ts';
import { reachOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, lightRays } from '../lightEffects.ts';
import { round } from '../outlines.ts';

const ink = '#0b0b12';

/** Comic print: a burst, halftone dots and a sticker. */
export const pop: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, backdropRandom, plan, focus } = studio;
    const { mid, glow } = plan.palette;
    const background = lighten(glow, 0.05);
    backdrop(
      document,
      document.linear(
        [
          [0, background],
          [1, mid],
        ],
        [0, 0, 1, 1],
      ),
    );
    const beams = lightRays({ ...focus, count: 20, length: reachOf(studio), rotation: backdropRandom.next() });
    document.add(
      `<path d="${beams}" fill="${lighten(background, 0.28)}" opacity=".55"/>`,
      `<path d="${halftone(studio)}" fill="${darken(mid, 0.45)}" opacity=".8"/>`,
    );
  },

  picture(studio) {
    const { document, random, plan } = studio;
    const burst = starBurst(random.between(0, 3));
    document.add(
      `<path d="${burst}" transform="translate(10 12)" fill="${ink}"/>`,
      `<path d="${burst}" fill="${plan.palette.accent}" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>`,
    );
    sticker(studio, 305, 372, random.whole(-10, 10));
  },

  symbol: (studio) => sticker(studio, 300, 340, 0),

  shade: () => undefined,

  title({ titleRandom, plan }) {
    const { glow, accent } = plan.palette;
    return {
      style: {
        kind: 'sticker',
        rotation: titleRandom.whole(-6, 4),
        colours: [lighten(accent, 0.3), accent, mixColours(accent, glow, 0.6)],
      },
      box: { x: 48, y: 540, width: 504, height: 185 },
      warps: ['arch', 'none'],
      maxRowHeight: 130,
    };
  },
};

/** Draws the figure with a white and a dark edge. */
function sticker({ document, plan }: CoverStudio, y: number, size: number, rotation: number): void {
  const edges = document.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">` +
      edge('SourceAlpha', 9, '#ffffff', 'white') +
      // Expanded from the white edge, because the cost grows with the square of the radius.
      edge('white-shape', 7, ink, 'ink') +
      '<feMerge><feMergeNode in="ink"/><feMergeNode in="white"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
  );
  document.add(
    document.icon('fluent-emoji', plan.figure ?? 'glowing-star', 300, y, {
      size,
      rotation,
      filter: `filter="url(#${edges})"`,
    }),
  );
}

/** Expands a shape by `radius` in one colour. */
const edge = (shape: string, radius: number, colour: string, result: string): string =>
  `<feMorphology in="${shape}" operator="dilate" radius="${radius}" result="${result}-shape"/>` +
  `<feFlood flood-color="${colour}"/><feComposite in2="${result}-shape" operator="in" result="${result}"/>`;

function starBurst(rotation: number): string {
  const points = 36;
  const rim = Array.from({ length: points }, (_, i) => {
    const angle = rotation + (i / points) * Math.PI * 2;
    const radius = i % 2 === 1 ? 214 : 282;
    return `${round(300 + Math.cos(angle) * radius)} ${round(305 + Math.sin(angle) * radius)}`;
  });
  return `M${rim.join('L')}Z`;
}

/** Dots that grow towards the lower edge. */
function halftone({ document }: CoverStudio): string {
  let path = '';
  for (let row = 21; row * 21 < document.height + 21; row += 1) {
    const radius = round(((row - 20) / 20) * 11);
    for (let column = 0; column * 21 < document.width + 30; column += 1) {
      const x = column * 21 + (row % 2) * 10.5 - radius;
      path += `M${round(x)} ${row * 21}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
    }
  }
  return path;
}
