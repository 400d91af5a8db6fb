import { ridge } from '../backgrounds.ts';
import { darken, lighten, mixColours } from '../colour.ts';
import type { CoverFamilyPainter, CoverStudio } from '../coverStudio.ts';
import { landscape } from '../landscape.ts';
import { backdrop, lowerFade } from '../lightEffects.ts';

/** A landscape in haze with one silhouette before the sun or moon. */
export const diorama: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, backdropRandom: random, plan, focus } = studio;
    const { deep, mid, glow, accent } = plan.palette;
    const { width } = document;
    const [discX, discY, discRadius] = [
      focus.x + random.whole(-60, 60),
      random.whole(210, 290),
      random.whole(100, 145),
    ];
    backdrop(
      document,
      document.linear([
        [0, deep],
        [0.32, mid],
        [0.62, glow],
        [1, glow],
      ]),
    );
    const stars = Array.from(
      { length: Math.round(width / 10) },
      () => `M${random.whole(0, width)} ${random.whole(0, 260)}h${random.between(1, 3).toFixed(1)}v2h-2z`,
    ).join('');
    const corona = document.radial([
      [0, lighten(accent, 0.3), 0.8],
      [1, accent, 0],
    ]);
    const disc = document.linear([
      [0, lighten(accent, 0.75)],
      [1, accent],
    ]);
    document.add(
      `<path d="${stars}" fill="#fff" opacity=".7"/>`,
      `<circle cx="${discX}" cy="${discY}" r="300" fill="${corona}"/>`,
      `<circle cx="${discX}" cy="${discY}" r="${discRadius}" fill="${disc}"/>`,
    );
    for (let streak = 0; streak < 4; streak += 1) {
      const place = `x="${random.whole(-60, width - 80)}" y="${random.whole(120, 400)}" width="${random.whole(120, 260)}" height="${random.whole(5, 11)}"`;
      document.add(`<rect ${place} rx="6" fill="${lighten(glow, 0.6)}" opacity=".35"/>`);
    }
    landscape(studio, 390);
  },

  /** Ends within the square crop of a cover. */
  picture: (studio) => figure(studio, { y: 318, size: 340 }),

  widePicture: (studio) => figure(studio, { y: 400, size: 360 }),

  symbol(studio) {
    const { document, plan } = studio;
    const { glow, accent } = plan.palette;
    const disc = document.linear([
      [0, lighten(accent, 0.75)],
      [1, accent],
    ]);
    document.add(
      `<circle cx="300" cy="300" r="196" fill="${disc}" stroke="${mixColours(glow, accent, 0.5)}" stroke-width="6"/>`,
      document.icon('game-icons', emblemOf(studio), 300, 300, { size: 290, paint: shadowOf(studio) }),
    );
  },

  shade({ document, backdropRandom: random, plan }) {
    const { deep, accent } = plan.palette;
    const foreground = darken(deep, 0.45);
    document.add(
      `<path d="${ridge(random, document, 505, 20, 0.5)}" fill="${foreground}"/>`,
      `<path d="${ridge(random, document, 524, 14, 0.5)}" fill="${foreground}"/>`,
    );
    lowerFade(
      document,
      500,
      document.linear([
        [0, foreground, 0],
        [0.35, foreground, 0.96],
      ]),
    );
    for (let ember = 0; ember < 14; ember += 1) {
      const place = `cx="${random.whole(0, 600)}" cy="${random.whole(420, 640)}" r="${random.between(1.5, 4).toFixed(1)}"`;
      document.add(`<circle ${place} fill="${lighten(accent, 0.4)}" opacity=".8"/>`);
    }
  },

  title({ plan }) {
    const { accent } = plan.palette;
    return {
      style: { kind: 'foil', colours: ['#ffffff', lighten(accent, 0.45), accent] },
      box: { x: 50, y: 575, width: 500, height: 152 },
      maxRowHeight: 104,
      tracking: 2,
    };
  },

  markColour: ({ plan }) => lighten(plan.palette.accent, 0.5),
};

const emblemOf = ({ plan }: CoverStudio): string => plan.emblem ?? 'mountains';

function figure(studio: CoverStudio, { y, size }: { readonly y: number; readonly size: number }): void {
  const { document, plan } = studio;
  document.add(
    document.icon('game-icons', emblemOf(studio), 300, y - 2, {
      size: size + 10,
      paint: lighten(plan.palette.accent, 0.2),
      opacity: 0.55,
      filter: document.blur(14),
    }),
    document.icon('game-icons', emblemOf(studio), 300, y, { size, paint: shadowOf(studio) }),
  );
}

function shadowOf({ document, plan }: CoverStudio): string {
  const { deep, mid } = plan.palette;
  return document.linear([
    [0, mixColours(deep, mid, 0.35)],
    [1, darken(deep, 0.45)],
  ]);
}
