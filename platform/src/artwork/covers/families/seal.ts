import { languages } from '@foyer/contract/languages';
import { waves } from '../backgrounds.ts';
import { darken, lighten, mix } from '../colour.ts';
import { coverWidth } from '../coverDocument.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { backdrop, groundShadow, lowerFade } from '../lightEffects.ts';
import { providerMark } from '../providerMark.ts';

/** A festival print: cloud pattern, golden disc, lanterns and waves. */
export const seal: CoverFamilyPainter = (studio) => {
  const { document, random, plan, culture } = studio;
  const { deep, mid, glow, accent } = plan.palette;

  backdrop(
    document,
    document.radial(
      [
        [0, mix(mid, glow, 0.45)],
        [0.6, mid],
        [1, deep],
      ],
      [0.5, 0.38, 0.85],
    ),
  );
  const disc = document.radial([
    [0, lighten(accent, 0.55)],
    [0.8, accent],
    [1, mix(accent, mid, 0.4)],
  ]);
  document.add(
    `<path d="${cloudPattern()}" fill="none" stroke="${accent}" stroke-width="1.6" opacity=".2"/>`,
    `<circle cx="300" cy="300" r="226" fill="${disc}" stroke="${lighten(accent, 0.5)}" stroke-width="5"/>`,
    `<circle cx="300" cy="300" r="206" fill="none" stroke="${mix(accent, mid, 0.6)}" stroke-width="2" stroke-dasharray="14 6"/>`,
    document.icon('fluent-emoji', 'red-paper-lantern', 82, 150, { size: 170 }),
    document.icon('fluent-emoji', 'red-paper-lantern', 518, 150, { size: 170 }),
    `<path d="M82 0V80M518 0V80" stroke="${accent}" stroke-width="3"/>`,
  );
  groundShadow(document, 300, 490, 150);
  document.add(document.icon('fluent-emoji', plan.figure ?? 'coin', 300, 300, { size: 340 }));
  for (let row = 0; row < 3; row += 1)
    document.add(
      `<path d="${waves(random, 520 + row * 44, 36)}" fill="${mix(mid, deep, 0.25 + row * 0.3)}" stroke="${accent}" stroke-width="3"/>`,
    );
  document.add(
    document.icon('fluent-emoji', 'coin', 80, 560, { size: 90, rotation: -20 }),
    document.icon('fluent-emoji', 'coin', 520, 548, { size: 104, rotation: 18 }),
    document.icon('fluent-emoji', 'cherry-blossom', 545, 470, { size: 60 }),
    document.icon('fluent-emoji', 'cherry-blossom', 50, 470, { size: 70 }),
  );
  lowerFade(
    document,
    560,
    document.linear([
      [0, deep, 0],
      [0.6, darken(deep, 0.2), 0.85],
    ]),
  );

  const chinese = languages[culture].script === 'han';
  coverTitle(studio, {
    style: { kind: 'extruded' },
    box: chinese ? { x: 90, y: 560, width: 420, height: 170 } : { x: 46, y: 565, width: 508, height: 162 },
    warps: chinese ? ['none'] : ['smile'],
    maxRowHeight: chinese ? 160 : 116,
  });
  providerMark(studio, lighten(accent, 0.5));
};

function cloudPattern(): string {
  let path = '';
  for (let row = 0; row < 23; row += 1)
    for (let x = (row % 2) * 36 - 36; x < coverWidth + 60; x += 72)
      for (const radius of [34, 24, 14]) path += `M${x - radius} ${row * 36}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  return path;
}
