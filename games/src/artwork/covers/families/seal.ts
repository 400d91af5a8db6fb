import { languages } from '@foyer/contract/languages';
import { waves } from '../backgrounds.ts';
import { darken, lighten, mixColours } from '../colour.ts';
import { aroundFocus, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, groundShadow, lowerFade } from '../lightEffects.ts';

/** A festival print: cloud pattern, golden disc, lanterns and waves. */
export const seal: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, plan } = studio;
    const { deep, mid, glow, accent } = plan.palette;
    backdrop(
      document,
      document.radial(
        [
          [0, mixColours(mid, glow, 0.45)],
          [0.6, mid],
          [1, deep],
        ],
        aroundFocus(studio, 0.85),
      ),
    );
    document.add(`<path d="${cloudPattern(studio)}" fill="none" stroke="${accent}" stroke-width="1.6" opacity=".2"/>`);
  },

  scene(studio) {
    const { document, plan } = studio;
    seal.backdrop(studio);
    waveRows(studio, document.height - 130);
    for (const x of [110, document.width - 110])
      document.add(
        `<path d="M${x} 0V130" stroke="${plan.palette.accent}" stroke-width="3"/>`,
        document.icon('fluent-emoji', 'red-paper-lantern', x, 210, { size: 190 }),
      );
  },

  picture(studio) {
    const { document, plan } = studio;
    const { mid, accent } = plan.palette;
    const disc = document.radial([
      [0, lighten(accent, 0.55)],
      [0.8, accent],
      [1, mixColours(accent, mid, 0.4)],
    ]);
    document.add(
      `<circle cx="300" cy="300" r="226" fill="${disc}" stroke="${lighten(accent, 0.5)}" stroke-width="5"/>`,
      `<circle cx="300" cy="300" r="206" fill="none" stroke="${mixColours(accent, mid, 0.6)}" stroke-width="2" stroke-dasharray="14 6"/>`,
      document.icon('fluent-emoji', 'red-paper-lantern', 82, 150, { size: 170 }),
      document.icon('fluent-emoji', 'red-paper-lantern', 518, 150, { size: 170 }),
      `<path d="M82 -80V80M518 -80V80" stroke="${accent}" stroke-width="3"/>`,
    );
    groundShadow(document, 300, 490, 150);
    document.add(document.icon('fluent-emoji', plan.figure ?? 'coin', 300, 300, { size: 340 }));
  },

  symbol: ({ document, plan }) =>
    document.add(document.icon('fluent-emoji', plan.figure ?? 'coin', 300, 300, { size: 390 })),

  shade(studio) {
    const { document, plan } = studio;
    const { deep } = plan.palette;
    waveRows(studio, 520);
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
  },

  title({ culture }) {
    const chinese = languages[culture].script === 'han';
    return {
      style: { kind: 'extruded' },
      box: chinese ? { x: 90, y: 560, width: 420, height: 170 } : { x: 46, y: 565, width: 508, height: 162 },
      warps: chinese ? ['none'] : ['smile'],
      maxRowHeight: chinese ? 160 : 116,
    };
  },

  markColour: ({ plan }) => lighten(plan.palette.accent, 0.5),
};

function waveRows({ document, plan, backdropRandom }: CoverStudio, top: number): void {
  const { deep, mid, accent } = plan.palette;
  for (let row = 0; row < 3; row += 1)
    document.add(
      `<path d="${waves(backdropRandom, document, top + row * 44, 36)}" fill="${mixColours(mid, deep, 0.25 + row * 0.3)}" stroke="${accent}" stroke-width="3"/>`,
    );
}

function cloudPattern({ document }: CoverStudio): string {
  let path = '';
  for (let row = 0; row * 36 < document.height + 36; row += 1)
    for (let x = (row % 2) * 36 - 36; x < document.width + 60; x += 72)
      for (const radius of [34, 24, 14]) path += `M${x - radius} ${row * 36}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  return path;
}
