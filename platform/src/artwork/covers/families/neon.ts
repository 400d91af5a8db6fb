import { darken, lighten, mix } from '../colour.ts';
import { coverHeight, coverWidth } from '../coverDocument.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { backdrop } from '../lightEffects.ts';
import { providerMark } from '../providerMark.ts';

const emblemSize = 330;
const emblemGrid = 512;

/** Neon-tube emblem on brick. */
export const neon: CoverFamilyPainter = (studio) => {
  const { document, random, plan } = studio;
  const { deep, mid, glow, accent } = plan.palette;
  const wall = darken(deep, 0.35);
  const emblem = plan.emblem ?? 'sparkles';

  backdrop(document, wall);
  document.add(
    `<path d="${bricks()}" fill="${mix(deep, mid, 0.35)}" opacity=".55"/>`,
    `<circle cx="300" cy="320" r="420" fill="${document.radial([
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
      [0.5, 0.45, 0.7],
    ),
  );

  // Stroke widths are in the emblem's own units, so that tubes have the same thickness on every emblem.
  const tube = (width: number, colour: string, opacity: number, blur = ''): string => {
    const scale = emblemSize / emblemGrid;
    const stroke = `fill="none" stroke="${colour}" stroke-width="${(width / scale).toFixed(2)}" stroke-linejoin="round"`;
    const drawn = document.icon('game-icons', emblem, 300, 300, { size: emblemSize, paint: 'none' });
    return `<g ${blur} opacity="${opacity}"><g ${stroke}>${drawn}</g></g>`;
  };
  document.add(
    tube(22, glow, 0.5, document.blur(20)),
    tube(9, glow, 0.95, document.blur(5)),
    tube(3.4, lighten(glow, 0.75), 1),
  );

  const ring = random.chance(0.5)
    ? 'M300 70a230 230 0 1 1 -.1 0z'
    : 'M88 70H512a18 18 0 0 1 18 18V512a18 18 0 0 1 -18 18H88a18 18 0 0 1 -18 -18V88a18 18 0 0 1 18 -18z';
  document.add(
    `<path d="${ring}" fill="none" stroke="${accent}" stroke-width="14" opacity=".5" ${document.blur(14)}/>`,
    `<path d="${ring}" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="4"/>`,
  );

  coverTitle(studio, {
    style: { kind: 'neon', glow: accent },
    box: { x: 64, y: 578, width: 472, height: 150 },
    maxRowHeight: 120,
    faces: ['monoton', 'righteous', 'limelight', 'russo-one'],
  });
  providerMark(studio, lighten(accent, 0.6));
};

function bricks(): string {
  let path = '';
  for (let row = 0; row * 34 < coverHeight; row += 1)
    for (let x = -(row % 2) * 42; x < coverWidth + 40; x += 84) path += `M${x + 2} ${row * 34 + 2}h80v30h-80z`;
  return path;
}
