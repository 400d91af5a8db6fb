import { darken, lighten, mix } from '../colour.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { backdrop, rays, sparkles, vignette } from '../lightEffects.ts';
import { outlineText, pathData, round } from '../outlines.ts';
import { providerMark } from '../providerMark.ts';

/** Classic fruit machine: bulbs, chrome and one huge symbol. */
export const classic: CoverFamilyPainter = (studio) => {
  const { document, random, plan } = studio;
  const { deep, mid, glow, accent } = plan.palette;

  backdrop(
    document,
    document.radial(
      [
        [0, glow],
        [0.5, mid],
        [1, deep],
      ],
      [0.5, 0.4, 0.8],
    ),
  );
  document.add(`<path d="${rays({ x: 300, y: 310, count: 28, length: 800 })}" fill="#fff" opacity=".09"/>`);
  const bulbs = 44;
  for (let bulb = 0; bulb < bulbs; bulb += 1) {
    const angle = (bulb / bulbs) * Math.PI * 2;
    const place = `cx="${round(300 + Math.cos(angle) * 252)}" cy="${round(310 + Math.sin(angle) * 252)}"`;
    document.add(`<circle ${place} r="8" fill="${bulb % 2 === 1 ? lighten(accent, 0.7) : accent}"/>`);
  }
  const plate = document.radial(
    [
      [0, mix(mid, glow, 0.4)],
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

  const figures = plan.theme.figures;
  const left = plan.figure ?? random.pick(figures);
  document.add(
    document.icon('fluent-emoji', left, 118, 430, { size: 190, rotation: -14 }),
    document.icon('fluent-emoji', random.pick(figures), 484, 430, { size: 190, rotation: 14, mirrored: true }),
  );
  sign(studio, random.pick(['7', '7', 'BAR', '777', 'X']));
  document.add(`<path d="${sparkles(random, { count: 12 })}" fill="#fff" opacity=".8"/>`);

  vignette(document, darken(deep, 0.3));
  coverTitle(studio, {
    style: { kind: 'extruded' },
    box: { x: 40, y: 525, width: 520, height: 202 },
    warps: ['arch', 'bulge'],
    maxRowHeight: 140,
  });
  providerMark(studio);
};

const signDepth = 14;

function sign({ document, fonts, plan }: Parameters<CoverFamilyPainter>[0], text: string): void {
  const { deep, accent } = plan.palette;
  const outline = outlineText(fonts, text === 'BAR' ? 'bungee' : 'chango', text, 100, -4);
  const scale = text === '7' ? 3.6 : Math.min(380 / outline.width, 2.6);
  const middle = (outline.top + outline.bottom) / 2;
  const path = pathData(outline.steps, (x, y) => [300 + (x - outline.width / 2) * scale, 312 + (y - middle) * scale]);
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
