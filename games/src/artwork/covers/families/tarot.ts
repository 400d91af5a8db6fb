import { darken, lighten, mixColours } from '../colour.ts';
import { aroundFocus, reachOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, lightRays, sparkles } from '../lightEffects.ts';
import { round } from '../outlines.ts';

const lineOf = ({ plan }: CoverStudio): string => lighten(plan.palette.accent, 0.25);

/** A tarot card: line art, one emblem in a circle, the name on a ribbon. */
export const tarot: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, plan } = studio;
    const { deep, mid } = plan.palette;
    backdrop(document, darken(deep, 0.2));
    backdrop(
      document,
      document.radial(
        [
          [0, mid, 0.8],
          [1, mid, 0],
        ],
        aroundFocus(studio, 0.7),
      ),
    );
  },

  scene(studio) {
    const { document, focus, backdropRandom } = studio;
    tarot.backdrop(studio);
    const line = lineOf(studio);
    const beams = lightRays({ ...focus, count: 48, length: reachOf(studio), share: 0.08 });
    document.add(
      `<path d="${beams}" fill="${line}" opacity=".16"/>`,
      `<path d="${sparkles(backdropRandom, { count: 26, right: document.width - 10, bottom: document.height })}" fill="${line}" opacity=".5"/>`,
    );
  },

  picture(studio) {
    const { document, plan, random } = studio;
    const { deep, mid, glow } = plan.palette;
    const line = lineOf(studio);
    const card = document.linear([
      [0, mixColours(mid, deep, 0.1)],
      [0.6, mid],
      [1, mixColours(mid, glow, 0.5)],
    ]);
    document.add(
      `<path d="M52 640V280Q52 60 300 46Q548 60 548 280V640Z" fill="${card}" stroke="${line}" stroke-width="5"/>`,
      `<path d="M68 640V284Q68 76 300 62Q532 76 532 284V640" fill="none" stroke="${line}" stroke-width="1.6"/>`,
      `<path d="${rayCircle()}" stroke="${line}" stroke-width="2.4" stroke-linecap="round"/>`,
    );
    medallion(studio, 310, 166, 228);
    document.add(
      `<path d="${starsOutsideCircle(random)}" fill="${line}"/>`,
      `<path d="${lineWaves()}" stroke="${line}" stroke-width="2" fill="none" opacity=".65"/>`,
    );
    document.add(`<rect x="49" y="638" width="502" height="4" fill="${darken(deep, 0.4)}"/>`);
  },

  symbol: (studio) => medallion(studio, 300, 195, 268),

  shade(studio) {
    const { document, plan } = studio;
    const { deep, mid } = plan.palette;
    const line = lineOf(studio);
    const ribbon = document.linear([
      [0, lighten(line, 0.35)],
      [0.5, line],
      [1, mixColours(line, mid, 0.35)],
    ]);
    document.add(
      `<path d="M52 618H548L578 682L548 746H52L22 682Z" fill="${ribbon}" stroke="${darken(deep, 0.4)}" stroke-width="4"/>`,
    );
  },

  title(studio) {
    const line = lineOf(studio);
    return {
      style: { kind: 'flat', paint: darken(studio.plan.palette.deep, 0.35) },
      styleOnDark: { kind: 'foil', colours: [lighten(line, 0.6), line, lighten(line, 0.2)] },
      box: { x: 76, y: 634, width: 448, height: 96 },
      maxRowHeight: 72,
      tracking: 2,
    };
  },

  markColour: lineOf,
};

/** Draws the emblem in a dark circle. */
function medallion(studio: CoverStudio, y: number, radius: number, size: number): void {
  const { document, plan } = studio;
  const line = lineOf(studio);
  document.add(
    `<circle cx="300" cy="${y}" r="${radius}" fill="${darken(plan.palette.deep, 0.1)}" stroke="${line}" stroke-width="4"/>`,
    `<circle cx="300" cy="${y}" r="${radius - 12}" fill="none" stroke="${line}" stroke-width="1.5" stroke-dasharray="2 7"/>`,
    document.icon('game-icons', plan.emblem ?? 'moon', 300, y, {
      size,
      paint: document.linear([
        [0, lighten(line, 0.4)],
        [1, plan.palette.accent],
      ]),
    }),
  );
}

function rayCircle(): string {
  const count = 48;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const [inner, outer] = i % 2 === 1 ? [176, 214] : [186, 250];
    const at = (radius: number): string =>
      `${round(300 + Math.cos(angle) * radius)} ${round(310 + Math.sin(angle) * radius)}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');
}

function lineWaves(): string {
  return [560, 588, 616].map((y) => `M68 ${y}${'q14.5 -22 29 0t29 0'.repeat(8)}`).join('');
}

/** Stars above and below the circle, because on the emblem they would look like specks of dirt. */
function starsOutsideCircle(random: Parameters<typeof sparkles>[0]): string {
  const scatter = { count: 11, left: 90, right: 510, smallest: 3, largest: 9 };
  return (
    sparkles(random, { ...scatter, top: 90, bottom: 140 }) + sparkles(random, { ...scatter, top: 490, bottom: 600 })
  );
}
