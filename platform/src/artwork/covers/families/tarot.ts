import { darken, lighten, mix } from '../colour.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { backdrop, sparkles } from '../lightEffects.ts';
import { round } from '../outlines.ts';
import { providerMark } from '../providerMark.ts';

/** A tarot card: line art, one emblem in a circle, the name on a ribbon. */
export const tarot: CoverFamilyPainter = (studio) => {
  const { document, plan } = studio;
  const { deep, mid, glow, accent } = plan.palette;
  const line = lighten(accent, 0.25);

  backdrop(document, darken(deep, 0.2));
  backdrop(
    document,
    document.radial(
      [
        [0, mid, 0.8],
        [1, mid, 0],
      ],
      [0.5, 0.42, 0.7],
    ),
  );
  const card = document.linear([
    [0, mix(mid, deep, 0.1)],
    [0.6, mid],
    [1, mix(mid, glow, 0.5)],
  ]);
  document.add(
    `<path d="M52 640V280Q52 60 300 46Q548 60 548 280V640Z" fill="${card}" stroke="${line}" stroke-width="5"/>`,
    `<path d="M68 640V284Q68 76 300 62Q532 76 532 284V640" fill="none" stroke="${line}" stroke-width="1.6"/>`,
    `<path d="${rayCircle()}" stroke="${line}" stroke-width="2.4" stroke-linecap="round"/>`,
    `<circle cx="300" cy="310" r="166" fill="${darken(deep, 0.1)}" stroke="${line}" stroke-width="4"/>`,
    `<circle cx="300" cy="310" r="154" fill="none" stroke="${line}" stroke-width="1.5" stroke-dasharray="2 7"/>`,
    document.icon('game-icons', plan.emblem ?? 'moon', 300, 310, {
      size: 228,
      paint: document.linear([
        [0, lighten(line, 0.4)],
        [1, accent],
      ]),
    }),
    `<path d="${starsOutsideCircle(studio.random)}" fill="${line}"/>`,
    `<path d="${lineWaves()}" stroke="${line}" stroke-width="2" fill="none" opacity=".65"/>`,
  );
  const ribbon = document.linear([
    [0, lighten(line, 0.35)],
    [0.5, line],
    [1, mix(line, mid, 0.35)],
  ]);
  document.add(
    `<path d="M52 618H548L578 682L548 746H52L22 682Z" fill="${ribbon}" stroke="${darken(deep, 0.4)}" stroke-width="4"/>`,
  );

  coverTitle(studio, {
    style: { kind: 'flat', paint: darken(deep, 0.35) },
    box: { x: 76, y: 634, width: 448, height: 96 },
    maxRowHeight: 72,
    tracking: 2,
  });
  providerMark(studio, line);
};

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
