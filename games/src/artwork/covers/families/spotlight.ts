import { darken, lighten } from '../colour.ts';
import { reachOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { landscape } from '../landscape.ts';
import { backdrop, bokeh, groundShadow, lightRays, sparkles, vignette } from '../lightEffects.ts';

const middle = 302;

/** One lit figure on the theme's background, with blurred neighbours. */
export const spotlight: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, backdropRandom: random, plan, focus } = studio;
    const { deep, mid, glow } = plan.palette;
    backdrop(
      document,
      document.linear([
        [0, darken(mid, 0.2)],
        [0.5, mid],
        [1, deep],
      ]),
    );
    const beams = lightRays({
      ...focus,
      count: 18,
      length: reachOf(studio),
      rotation: random.between(0, 3),
      share: 0.42,
    });
    const beamLight = document.radialOnDocument(
      [
        [0, glow, 0.55],
        [1, glow, 0],
      ],
      [focus.x, focus.y, 540],
    );
    const halo = document.radial([
      [0, lighten(glow, 0.35), 0.9],
      [0.45, glow, 0.45],
      [1, glow, 0],
    ]);
    document.add(
      `<path d="${beams}" fill="${beamLight}"/>`,
      `<circle cx="${focus.x}" cy="${focus.y + 20}" r="330" fill="${halo}"/>`,
    );
    if (plan.theme.background !== 'plain') landscape(studio, 500);
    bokeh(document, random, glow, { count: 16, top: 40, bottom: 620 });
  },

  picture({ document, random, plan }) {
    const { accent, glow } = plan.palette;
    const figure = figureOf(plan);
    const neighbours = plan.theme.figures.filter((name) => name !== figure);
    if (neighbours.length > 0) {
      const behind = document.blur(3);
      const left = { size: 170, rotation: -18, opacity: 0.75, filter: behind };
      const right = { size: 150, rotation: 20, opacity: 0.7, filter: behind };
      document.add(
        document.icon('fluent-emoji', random.pick(neighbours), 70, random.whole(180, 290), left),
        document.icon('fluent-emoji', random.pick(neighbours), 535, random.whole(170, 300), right),
      );
    }
    groundShadow(document, 300, 512, 200);
    const rotation = Number(random.between(-4, 4).toFixed(1));
    document.add(
      document.icon('fluent-emoji', figure, 300, middle + 4, {
        size: 410,
        rotation,
        opacity: 0.85,
        outlineOnly: true,
        filter: document.halo(lighten(glow, 0.3), 22),
      }),
      document.icon('fluent-emoji', figure, 300, middle, { size: 395, rotation }),
    );
    if (neighbours.length > 0) {
      const inFront = { size: 250, rotation: random.whole(-25, 25), opacity: 0.95, filter: document.blur(7) };
      document.add(document.icon('fluent-emoji', random.pick(neighbours), random.chance(0.5) ? 40 : 560, 560, inFront));
    }
    document.add(`<path d="${sparkles(random, { count: 12 })}" fill="${lighten(accent, 0.5)}" opacity=".8"/>`);
  },

  symbol: ({ document, plan }) => document.add(document.icon('fluent-emoji', figureOf(plan), 300, 300, { size: 390 })),

  shade: ({ document, plan }) => vignette(document, darken(plan.palette.deep, 0.3)),

  title: () => ({
    style: { kind: 'extruded' },
    box: { x: 46, y: 520, width: 508, height: 206 },
    warps: ['arch', 'bulge', 'none', 'rise'],
    maxRowHeight: 150,
  }),
};

const figureOf = (plan: CoverStudio['plan']): string => plan.figure ?? 'glowing-star';
