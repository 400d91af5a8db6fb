import { darken, lighten } from '../colour.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { backdrop, lowerFade } from '../lightEffects.ts';
import { providerMark } from '../providerMark.ts';

/** Two inks and a silhouette that exceeds the cover. */
export const poster: CoverFamilyPainter = (studio) => {
  const { document, random, plan } = studio;
  const { deep, mid, glow, accent } = plan.palette;
  const mirrored = random.chance(0.5);

  backdrop(
    document,
    document.linear(
      [
        [0, glow],
        [1, mid],
      ],
      [0, 0, 0.4, 1],
    ),
  );
  const silhouette = document.linear([
    [0, darken(deep, 0.1)],
    [1, darken(deep, 0.4)],
  ]);
  const place = { size: 600, rotation: random.whole(-8, 8), mirrored, paint: silhouette };
  const printLines = Array.from({ length: 67 }, (_, line) => `M0 ${line * 12}H600`).join('');
  document.add(
    `<circle cx="${mirrored ? 420 : 180}" cy="250" r="330" fill="${accent}"/>`,
    document.icon('game-icons', plan.emblem ?? 'mountains', mirrored ? 250 : 350, 305, place),
    `<path d="${printLines}" stroke="${darken(deep, 0.2)}" stroke-width="1.2" opacity=".18"/>`,
  );
  lowerFade(
    document,
    440,
    document.linear([
      [0, deep, 0],
      [0.55, darken(deep, 0.2), 0.9],
      [1, darken(deep, 0.3), 1],
    ]),
  );

  const paint = document.linear([
    [0, '#ffffff'],
    [1, lighten(accent, 0.35)],
  ]);
  coverTitle(studio, {
    style: { kind: 'flat', paint, smallPaint: lighten(accent, 0.35) },
    box: { x: 44, y: 520, width: 512, height: 206 },
    maxRowHeight: 150,
    faces: ['anton', 'bebas-neue', 'russo-one'],
  });
  providerMark(studio);
};
