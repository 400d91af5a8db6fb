import { darken, lighten, mixColours } from '../colour.ts';
import { aroundFocus, choiceOf, reachOf, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, lightRays, sparkles, vignette } from '../lightEffects.ts';
import { outlineText, pathData, round } from '../outlines.ts';

/** Classic fruit machine: bulbs, chrome and one huge symbol. */
export const classic: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, plan, focus } = studio;
    const { deep, mid, glow } = plan.palette;
    backdrop(
      document,
      document.radial(
        [
          [0, glow],
          [0.5, mid],
          [1, deep],
        ],
        aroundFocus(studio, 0.8),
      ),
    );
    document.add(
      `<path d="${lightRays({ ...focus, count: 28, length: reachOf(studio) })}" fill="#fff" opacity=".09"/>`,
    );
  },

  picture(studio) {
    const { document, random, plan } = studio;
    const { deep, mid, glow, accent } = plan.palette;
    const bulbs = 44;
    for (let bulb = 0; bulb < bulbs; bulb += 1) {
      const angle = (bulb / bulbs) * Math.PI * 2;
      const place = `cx="${round(300 + Math.cos(angle) * 252)}" cy="${round(310 + Math.sin(angle) * 252)}"`;
      document.add(`<circle ${place} r="8" fill="${bulb % 2 === 1 ? lighten(accent, 0.7) : accent}"/>`);
    }
    const plate = document.radial(
      [
        [0, mixColours(mid, glow, 0.4)],
        [1, darken(deep, 0.1)],
      ],
      [0.5, 0.35, 0.7],
    );
    const chrome = document.linear([
      [0, '#ffffff'],
      [0.4, accent],
      [0.6, darken(accent, 0.5)],
      [1, lighten(accent, 0.4)],
    ]);
    document.add(`<circle cx="300" cy="310" r="232" fill="${plate}" stroke="${chrome}" stroke-width="16"/>`);
    subject(studio, 312);
    const sides = plan.theme.figures.filter((name) => name !== plan.figure);
    document.add(
      document.icon('fluent-emoji', random.pick(sides), 112, 440, { size: 180, rotation: -14 }),
      document.icon('fluent-emoji', random.pick(sides), 490, 440, { size: 180, rotation: 14, mirrored: true }),
      `<path d="${sparkles(random, { count: 12 })}" fill="#fff" opacity=".8"/>`,
    );
  },

  symbol: (studio) => subject(studio, 298),

  shade: ({ document, plan }) => vignette(document, darken(plan.palette.deep, 0.3)),

  title: () => ({
    style: { kind: 'extruded' },
    box: { x: 40, y: 525, width: 520, height: 202 },
    warps: ['arch', 'bulge'],
    maxRowHeight: 140,
  }),
};

/** Draws the sign that the name promises, or the figure. */
function subject(studio: CoverStudio, y: number): void {
  const { document, game, plan } = studio;
  if (/\bSevens\b/.test(game.name.en)) sign(studio, choiceOf(studio, 'sign', ['7', '7', '777']), y);
  else if (/\bBar\b/.test(game.name.en)) sign(studio, 'BAR', y);
  else document.add(document.icon('fluent-emoji', plan.figure ?? 'bell', 300, y, { size: 330 }));
}

const signDepth = 14;

function sign({ document, fonts, plan }: CoverStudio, text: string, y: number): void {
  const { deep, accent } = plan.palette;
  const outline = outlineText(fonts, text === 'BAR' ? 'bungee' : 'chango', text, 100, -4);
  const scale = text === '7' ? 3.6 : Math.min(380 / outline.width, 2.6);
  const middle = (outline.top + outline.bottom) / 2;
  const path = pathData(outline.steps, (x, glyphY) => [
    300 + (x - outline.width / 2) * scale,
    y + (glyphY - middle) * scale,
  ]);
  const side = darken(deep, 0.4);
  const wide = 'stroke-width="22" stroke-linejoin="round"';
  for (let depth = signDepth; depth > 0; depth -= 1)
    document.add(`<path d="${path}" transform="translate(0 ${depth})" fill="${side}" stroke="${side}" ${wide}/>`);
  const red = document.linear([
    [0, '#ff9a8a'],
    [0.45, '#ec1632'],
    [0.5, '#b80c26'],
    [1, '#ff5a4a'],
  ]);
  document.add(
    `<path d="${path}" fill="#fff" stroke="#fff" ${wide}/>`,
    `<path d="${path}" fill="${accent}" stroke="${accent}" stroke-width="8" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="${red}"/>`,
  );
}
