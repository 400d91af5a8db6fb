import { darken, lighten } from '../colour.ts';
import { choiceOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, lowerFade } from '../lightEffects.ts';

const isMirrored = (studio: CoverStudio): boolean => choiceOf(studio, 'mirrored', [true, false]);

/** Two inks and a silhouette as large as the square crop of a cover. */
export const poster: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, plan, focus } = studio;
    const { deep, mid, glow, accent } = plan.palette;
    const { width, height } = document;
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
    const printLines = Array.from({ length: Math.ceil(height / 12) }, (_, line) => `M0 ${line * 12}H${width}`).join('');
    const radius = Math.round(height * 0.4125);
    document.add(
      `<circle cx="${focus.x + (isMirrored(studio) ? 120 : -120)}" cy="${focus.y - 60}" r="${radius}" fill="${accent}"/>`,
      `<path d="${printLines}" stroke="${darken(deep, 0.2)}" stroke-width="1.2" opacity=".18"/>`,
    );
  },

  picture(studio) {
    const { document, random, plan } = studio;
    const mirrored = isMirrored(studio);
    const place = { size: 430, rotation: random.whole(-8, 8), mirrored, paint: inkOf(studio) };
    document.add(document.icon('game-icons', plan.emblem ?? 'mountains', 300, 258, place));
  },

  symbol(studio) {
    const { document, plan } = studio;
    const { accent } = plan.palette;
    document.add(
      `<circle cx="300" cy="300" r="196" fill="${accent}" stroke="${lighten(accent, 0.35)}" stroke-width="6"/>`,
      document.icon('game-icons', plan.emblem ?? 'mountains', 300, 300, {
        size: 290,
        mirrored: isMirrored(studio),
        paint: inkOf(studio),
      }),
    );
  },

  shade({ document, plan }) {
    const { deep } = plan.palette;
    lowerFade(
      document,
      440,
      document.linear([
        [0, deep, 0],
        [0.55, darken(deep, 0.2), 0.9],
        [1, darken(deep, 0.3), 1],
      ]),
    );
  },

  title({ document, plan }) {
    const { accent } = plan.palette;
    const paint = document.linear([
      [0, '#ffffff'],
      [1, lighten(accent, 0.35)],
    ]);
    return {
      style: { kind: 'flat', paint, smallPaint: lighten(accent, 0.35) },
      box: { x: 44, y: 520, width: 512, height: 206 },
      maxRowHeight: 150,
    };
  },
};

function inkOf({ document, plan }: CoverStudio): string {
  const { deep } = plan.palette;
  return document.linear([
    [0, darken(deep, 0.1)],
    [1, darken(deep, 0.4)],
  ]);
}
