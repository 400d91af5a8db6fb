import { darken, lighten } from '../colour.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { landscape } from '../landscape.ts';
import { backdrop, bokeh, groundShadow, rays, sparkles, vignette } from '../lightEffects.ts';
import { providerMark } from '../providerMark.ts';

const middle = 330;

/** One lit figure on the theme's background, with blurred neighbours. */
export const spotlight: CoverFamilyPainter = (studio) => {
  const { document, random, plan } = studio;
  const { deep, mid, glow, accent } = plan.palette;
  const figure = plan.figure ?? 'glowing-star';
  const neighbours = plan.theme.figures.filter((name) => name !== figure);

  backdrop(
    document,
    document.linear([
      [0, darken(mid, 0.2)],
      [0.5, mid],
      [1, deep],
    ]),
  );
  const beams = rays({ x: 300, y: middle, count: 18, length: 760, rotation: random.between(0, 3), share: 0.42 });
  const halo = document.radial([
    [0, lighten(glow, 0.35), 0.9],
    [0.45, glow, 0.45],
    [1, glow, 0],
  ]);
  document.add(
    `<path d="${beams}" fill="${document.radialOnCover(
      [
        [0, glow, 0.55],
        [1, glow, 0],
      ],
      [300, middle, 520],
    )}"/>`,
    `<circle cx="300" cy="${middle}" r="330" fill="${halo}"/>`,
  );
  if (plan.theme.background !== 'plain') landscape(studio, 500);
  bokeh(document, random, glow, { count: 16, top: 40, bottom: 620 });

  if (neighbours.length > 0) {
    const behind = document.blur(3);
    const left = { size: 170, rotation: -18, opacity: 0.75, filter: behind };
    const right = { size: 150, rotation: 20, opacity: 0.7, filter: behind };
    document.add(
      document.icon('fluent-emoji', random.pick(neighbours), 70, random.whole(180, 290), left),
      document.icon('fluent-emoji', random.pick(neighbours), 535, random.whole(170, 300), right),
    );
  }
  groundShadow(document, 300, 555, 210);
  const rotation = random.between(-4, 4).toFixed(1);
  const tilt = Number(rotation);
  document.add(
    document.icon('fluent-emoji', figure, 300, middle + 4, {
      size: 440,
      rotation: tilt,
      opacity: 0.85,
      outlineOnly: true,
      filter: document.halo(lighten(glow, 0.3), 22),
    }),
    document.icon('fluent-emoji', figure, 300, middle, { size: 425, rotation: tilt }),
  );
  if (neighbours.length > 0) {
    const inFront = { size: 250, rotation: random.whole(-25, 25), opacity: 0.95, filter: document.blur(7) };
    document.add(document.icon('fluent-emoji', random.pick(neighbours), random.chance(0.5) ? 40 : 560, 560, inFront));
  }
  document.add(`<path d="${sparkles(random, { count: 12 })}" fill="${lighten(accent, 0.5)}" opacity=".8"/>`);

  vignette(document, darken(deep, 0.3));
  coverTitle(studio, {
    style: { kind: 'extruded' },
    box: { x: 46, y: 520, width: 508, height: 206 },
    warps: ['arch', 'bulge', 'none', 'rise'],
    maxRowHeight: 150,
  });
  providerMark(studio);
};
