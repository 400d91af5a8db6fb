import { backgroundLayer } from './backgrounds.ts';
import { darken, lighten, mixColours } from './colour.ts';
import type { CoverStudio } from './coverStudio.ts';

const layers = 4;
const layerStep = 46;

/** Draws four hazy layers of the theme's background; `horizon` is the height of the farthest. */
export function landscape({ document, backdropRandom, plan }: CoverStudio, horizon: number): void {
  const { deep, mid, glow } = plan.palette;
  for (let layer = 0; layer < layers; layer += 1) {
    const y = horizon + layer * layerStep;
    const colour = mixColours(mixColours(mid, glow, 0.45 - 0.1 * layer), darken(deep, 0.25), layer / 3.2);
    const paint = document.linear([
      [0, lighten(colour, 0.06)],
      [0.5, colour],
      [1, darken(colour, 0.4)],
    ]);
    document.add(
      `<path d="${backgroundLayer(backdropRandom, document, plan.theme.background, y, layer)}" fill="${paint}"/>`,
    );
    const hazy = layer < 2;
    if (hazy)
      document.add(
        `<rect y="${y - 10}" width="${document.width}" height="150" fill="${document.linear([
          [0, glow, 0],
          [1, glow, 0.14],
        ])}"/>`,
      );
  }
}
