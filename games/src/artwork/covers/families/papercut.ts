import { darken, lighten, mixColours } from '../colour.ts';
import { aroundFocus, choiceOf, reachOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, lowerFade, lightRays } from '../lightEffects.ts';
import { round } from '../outlines.ts';

const layers = 6;

/** Covers every document around the hollow. */
const sheet = 'M-1500 -1500H2500V2500H-1500Z';

/** Layers of cut paper around a lit hollow with a silhouette. */
export const papercut: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, plan, focus, backdropRandom } = studio;
    const { glow, accent } = plan.palette;
    backdrop(
      document,
      document.radial(
        [
          [0, lighten(mixColours(accent, glow, 0.2), 0.45)],
          [0.5, mixColours(accent, glow, 0.25)],
          [1, glow],
        ],
        aroundFocus(studio, 0.5),
      ),
    );
    const beams = lightRays({ ...focus, count: 22, length: reachOf(studio), rotation: backdropRandom.next() });
    document.add(`<path d="${beams}" fill="#fff" opacity=".22"/>`);
  },

  /** The hollow is as wide as the game, which stands in it. */
  scene(studio) {
    const { document, plan, focus } = studio;
    const { deep, mid } = plan.palette;
    backdrop(
      document,
      document.radial(
        [
          [0, mid],
          [1, darken(deep, 0.1)],
        ],
        aroundFocus(studio, 0.6),
      ),
    );
    document.add(`<g transform="translate(${focus.x} ${focus.y}) scale(2.5 1.45) translate(-300 -322)">`);
    for (let layer = 2; layer < layers; layer += 1) paperLayer(studio, layer);
    document.add('</g>');
  },

  picture(studio) {
    paperLayer(studio, 0);
    silhouette(studio, 325, 350);
    for (let layer = 1; layer < layers; layer += 1) paperLayer(studio, layer);
  },

  symbol(studio) {
    const { document, plan } = studio;
    const { glow, accent } = plan.palette;
    const light = document.radial([
      [0, lighten(mixColours(accent, glow, 0.2), 0.45)],
      [1, mixColours(accent, glow, 0.4)],
    ]);
    document.add(
      `<circle cx="300" cy="300" r="196" fill="${light}" stroke="${paperOf(studio, 3)}" stroke-width="14"/>`,
    );
    silhouette(studio, 300, 280);
  },

  shade({ document, plan }) {
    const { deep } = plan.palette;
    lowerFade(
      document,
      480,
      document.linear([
        [0, deep, 0],
        [0.55, darken(deep, 0.2), 0.86],
        [1, darken(deep, 0.3), 0.96],
      ]),
    );
  },

  title: () => ({
    style: { kind: 'extruded' },
    box: { x: 56, y: 555, width: 488, height: 172 },
    warps: ['none', 'smile'],
    maxRowHeight: 118,
  }),
};

/** Returns the colour of a layer: lit at the hollow, dark at the edge. */
function paperOf(studio: CoverStudio, layer: number): string {
  const { deep, glow, accent } = studio.plan.palette;
  const paper = mixColours(glow, accent, choiceOf(studio, 'paper', [0, 0.25]));
  return mixColours(paper, darken(deep, 0.05), ((layer + 0.6) / layers) ** 0.8);
}

function paperLayer(studio: CoverStudio, layer: number): void {
  const { document, random } = studio;
  const colour = paperOf(studio, layer);
  const paint = document.linear([
    [0, lighten(colour, 0.07)],
    [1, darken(colour, 0.12)],
  ]);
  const edge = hollow(196 + layer * 27, random.between(0, 6));
  document.add(softShadow(edge), `<path fill-rule="evenodd" d="${sheet}${edge}" fill="${paint}"/>`);
}

function silhouette({ document, plan }: CoverStudio, y: number, size: number): void {
  const { deep, mid } = plan.palette;
  const emblem = plan.emblem ?? 'oak';
  const paint = document.linear([
    [0, mixColours(mid, deep, 0.2)],
    [1, darken(deep, 0.1)],
  ]);
  document.add(
    document.icon('game-icons', emblem, 304, y + 11, { size, paint: '#000', opacity: 0.5, filter: document.blur(9) }),
    document.icon('game-icons', emblem, 300, y, { size, paint }),
  );
}

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
