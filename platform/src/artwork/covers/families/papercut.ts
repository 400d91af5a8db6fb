import { darken, lighten, mix } from '../colour.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { backdrop, lowerFade, rays } from '../lightEffects.ts';
import { round } from '../outlines.ts';
import { providerMark } from '../providerMark.ts';

const layers = 6;

/** Layers of cut paper around a lit hollow with a silhouette. */
export const papercut: CoverFamilyPainter = (studio) => {
  const { document, random, plan } = studio;
  const { deep, mid, glow, accent } = plan.palette;
  const emblem = plan.emblem ?? 'oak';
  const paper = mix(glow, accent, random.chance(0.5) ? 0.25 : 0);

  const light = [
    [0, lighten(mix(accent, glow, 0.2), 0.45)],
    [0.5, mix(accent, glow, 0.25)],
    [1, glow],
  ] as const;
  backdrop(document, document.radial(light, [0.5, 0.41, 0.5]));
  document.add(
    `<path d="${rays({ x: 300, y: 330, count: 22, length: 500, rotation: random.next() })}" fill="#fff" opacity=".22"/>`,
  );
  for (let layer = 0; layer < layers; layer += 1) {
    const colour = mix(paper, darken(deep, 0.05), ((layer + 0.6) / layers) ** 0.8);
    const paint = document.linear([
      [0, lighten(colour, 0.07)],
      [1, darken(colour, 0.12)],
    ]);
    const edge = hollow(196 + layer * 27, random.between(0, 6));
    document.add(softShadow(edge), `<path fill-rule="evenodd" d="M-40 -40H640V840H-40Z${edge}" fill="${paint}"/>`);
    if (layer === 0) {
      const silhouette = document.linear([
        [0, mix(mid, deep, 0.2)],
        [1, darken(deep, 0.1)],
      ]);
      document.add(
        document.icon('game-icons', emblem, 304, 336, {
          size: 352,
          paint: '#000',
          opacity: 0.5,
          filter: document.blur(9),
        }),
        document.icon('game-icons', emblem, 300, 325, { size: 350, paint: silhouette }),
      );
    }
  }
  lowerFade(
    document,
    480,
    document.linear([
      [0, deep, 0],
      [0.55, darken(deep, 0.2), 0.86],
      [1, darken(deep, 0.3), 0.96],
    ]),
  );

  coverTitle(studio, {
    style: { kind: 'extruded' },
    box: { x: 56, y: 555, width: 488, height: 172 },
    warps: ['none', 'smile'],
    maxRowHeight: 118,
  });
  providerMark(studio);
};

/** Simulates a soft shadow inside a hole with strokes of decreasing width, because six real blurs take a second. */
function softShadow(edge: string): string {
  const strokes = [44, 36, 28, 20, 13, 6].map((width) => `<path d="${edge}" stroke-width="${width}"/>`).join('');
  return `<g fill="none" stroke="#000" stroke-opacity=".085" transform="translate(0 5)">${strokes}</g>`;
}

/** Draws a wavy round hole; `phase` rotates the waves. */
function hollow(radius: number, phase: number): string {
  const points = Array.from({ length: 91 }, (_, i) => {
    const angle = (i / 90) * Math.PI * 2;
    const wobble =
      Math.sin(angle * 3 + phase) * 15 + Math.sin(angle * 5 + phase * 2) * 10 + Math.sin(angle * 8 + phase * 3) * 5;
    return `${round(300 + Math.cos(angle) * (radius + wobble) * 0.95)} ${round(322 + Math.sin(angle) * (radius + wobble) * 1.04)}`;
  });
  return `M${points.join('L')}Z`;
}
