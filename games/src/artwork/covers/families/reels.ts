import { darken, lighten, mixColours } from '../colour.ts';
import { reachOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, bokeh, lightRays, vignette } from '../lightEffects.ts';

const left = 48;
const top = 66;
const columnWidth = 168;
const rowHeight = 158;
const middleRow = 1;

/** A window of three by three symbols with the middle row lit. */
export const reels: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, backdropRandom, plan, focus } = studio;
    const { deep, mid, glow } = plan.palette;
    backdrop(
      document,
      document.linear([
        [0, mid],
        [1, deep],
      ]),
    );
    const beams = lightRays({ ...focus, count: 24, length: reachOf(studio), rotation: backdropRandom.next() });
    document.add(`<path d="${beams}" fill="${glow}" opacity=".2"/>`);
  },

  /** Within the square crop of a cover, below which a row would be cut. */
  picture: (studio) =>
    studio.document.placed({ from: [300, 303], to: [300, 262], scale: 0.86 }, () => reelWindow(studio)),

  widePicture: reelWindow,

  symbol: (studio) =>
    studio.document.add(studio.document.icon('fluent-emoji', winnerOf(studio), 300, 300, { size: 390 })),

  shade({ document, backdropRandom, plan }) {
    const { deep, accent } = plan.palette;
    bokeh(document, backdropRandom, lighten(accent, 0.4), { count: 12 });
    vignette(document, darken(deep, 0.4));
  },

  title: () => ({
    style: { kind: 'extruded' },
    box: { x: 40, y: 526, width: 520, height: 206 },
    warps: ['arch', 'bulge', 'smile'],
    maxRowHeight: 140,
  }),
};

const winnerOf = ({ plan }: CoverStudio): string => plan.figure ?? 'glowing-star';

function reelWindow(studio: CoverStudio): void {
  const { document, random, plan } = studio;
  const { deep, mid, glow, accent } = plan.palette;
  const winner = winnerOf(studio);
  const symbols = plan.theme.figures.filter((name) => name !== winner);
  const rim = document.linear([
    [0, lighten(accent, 0.5)],
    [0.3, accent],
    [0.6, mixColours(accent, deep, 0.55)],
    [1, lighten(accent, 0.1)],
  ]);
  document.add(
    `<rect x="${left - 20}" y="${top - 20}" width="544" height="${rowHeight * 3 + 40}" rx="34" fill="${rim}"/>`,
    `<rect x="${left - 8}" y="${top - 8}" width="520" height="${rowHeight * 3 + 16}" rx="24" fill="${darken(deep, 0.5)}"/>`,
  );
  const reel = document.linear([
    [0, darken(mid, 0.5)],
    [0.5, lighten(glow, 0.45)],
    [1, darken(mid, 0.5)],
  ]);
  const lit = document.radial([
    [0, '#ffffff', 0.95],
    [1, accent, 0],
  ]);
  for (let column = 0; column < 3; column += 1) {
    const x = left + column * columnWidth;
    document.add(
      `<rect x="${x}" y="${top}" width="${columnWidth - 4}" height="${rowHeight * 3}" rx="14" fill="${reel}"/>`,
    );
    for (let row = 0; row < 3; row += 1) {
      const [centreX, centreY] = [x + 82, top + row * rowHeight + 79];
      const wins = row === middleRow;
      if (wins) document.add(`<circle cx="${centreX}" cy="${centreY}" r="88" fill="${lit}"/>`);
      const symbol = wins ? winner : random.pick(symbols);
      document.add(
        document.icon('fluent-emoji', symbol, centreX, centreY, wins ? { size: 136 } : { size: 112, opacity: 0.88 }),
      );
    }
  }
  const shade = darken(deep, 0.4);
  document.add(
    `<rect x="${left - 8}" y="${top}" width="520" height="110" fill="${document.linear([
      [0, shade, 0.85],
      [1, deep, 0],
    ])}"/>`,
    `<rect x="${left - 8}" y="${top + rowHeight * 3 - 110}" width="520" height="110" fill="${document.linear([
      [0, deep, 0],
      [1, shade, 0.85],
    ])}"/>`,
    `<rect x="${left - 8}" y="${top + rowHeight - 2}" width="520" height="${rowHeight + 4}" rx="10" fill="none" stroke="${lighten(accent, 0.4)}" stroke-width="5"/>`,
  );
}
