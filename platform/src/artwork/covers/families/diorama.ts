import { ridge } from '../backgrounds.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { landscape } from '../landscape.ts';
import { backdrop, lowerFade } from '../lightEffects.ts';
import { providerMark } from '../providerMark.ts';

/** A landscape in haze with one silhouette before the sun or moon. */
export const diorama: CoverFamilyPainter = (studio) => {
  const { document, random, plan } = studio;
  const { deep, mid, glow, accent } = plan.palette;
  const emblem = plan.emblem ?? 'mountains';
  const [discX, discY, discRadius] = [random.whole(220, 380), random.whole(210, 290), random.whole(100, 145)];
  const foreground = darken(deep, 0.45);

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
    { length: 60 },
    () => `M${random.whole(0, 600)} ${random.whole(0, 260)}h${random.between(1, 3).toFixed(1)}v2h-2z`,
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
    const place = `x="${random.whole(-60, 520)}" y="${random.whole(120, 400)}" width="${random.whole(120, 260)}" height="${random.whole(5, 11)}"`;
    document.add(`<rect ${place} rx="6" fill="${lighten(glow, 0.6)}" opacity=".35"/>`);
  }

  landscape(studio, 390);
  const silhouette = document.linear([
    [0, mix(deep, mid, 0.35)],
    [1, foreground],
  ]);
  document.add(
    `<path d="${ridge(random, 585, 20, 0.5)}" fill="${foreground}"/>`,
    document.icon('game-icons', emblem, discX, 408, {
      size: 370,
      paint: lighten(accent, 0.2),
      opacity: 0.55,
      filter: document.blur(14),
    }),
    document.icon('game-icons', emblem, discX, 410, { size: 360, paint: silhouette }),
    `<path d="${ridge(random, 598, 14, 0.5)}" fill="${foreground}"/>`,
  );
  lowerFade(
    document,
    520,
    document.linear([
      [0, foreground, 0],
      [0.35, foreground, 0.96],
    ]),
  );
  for (let ember = 0; ember < 14; ember += 1) {
    const place = `cx="${random.whole(0, 600)}" cy="${random.whole(420, 640)}" r="${random.between(1.5, 4).toFixed(1)}"`;
    document.add(`<circle ${place} fill="${lighten(accent, 0.4)}" opacity=".8"/>`);
  }

  coverTitle(studio, {
    style: { kind: 'foil', colours: ['#ffffff', lighten(accent, 0.45), accent] },
    box: { x: 50, y: 575, width: 500, height: 152 },
    maxRowHeight: 104,
    tracking: 2,
  });
  providerMark(studio, lighten(accent, 0.5));
};
