import { darken, lighten } from '../covers/colour.ts';
import type { CoverDocument } from '../covers/coverDocument.ts';
import type { LatinFace } from '../covers/coverFaces.ts';
import type { CoverFonts } from '../covers/coverFonts.ts';
import { outlineText, pathData } from '../covers/outlines.ts';
import { metalPaint, metals, type Metal } from './metals.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Outline of a text that fills a box without distortion. */
function fitted(fonts: CoverFonts, face: LatinFace, text: string, box: Box): string {
  const outline = outlineText(fonts, face, text);
  const height = outline.bottom - outline.top;
  const scale = Math.min(box.width / outline.width, box.height / height);
  const left = box.x + (box.width - outline.width * scale) / 2;
  const top = box.y + (box.height - height * scale) / 2;
  return pathData(outline.steps, (x, y) => [left + x * scale, top + (y - outline.top) * scale]);
}

/** Solid lettering: a dark side of ten steps, a metal edge, and a face that is light above. */
function solid(document: CoverDocument, path: string, colour: string, metal: Metal): string[] {
  const sides = Array.from(
    { length: 10 },
    (_, at) =>
      `<path d="${path}" transform="translate(${(10 - at) * 0.5} ${10 - at})" fill="${darken(colour, 0.7)}" stroke="${darken(colour, 0.7)}" stroke-width="12" stroke-linejoin="round"/>`,
  );
  const rim = metalPaint(document, metal);
  const face = document.linear([
    [0, lighten(colour, 0.55)],
    [0.48, colour],
    [0.52, darken(colour, 0.12)],
    [1, darken(colour, 0.45)],
  ]);
  return [
    ...sides,
    `<path d="${path}" fill="${rim}" stroke="${rim}" stroke-width="12" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="${face}" stroke="${darken(colour, 0.6)}" stroke-width="2.5" stroke-linejoin="round"/>`,
  ];
}

/** A letter that pays little, in the face of the theme. */
export function drawLetter(
  document: CoverDocument,
  fonts: CoverFonts,
  { letter, face, colour, metal }: { letter: string; face: LatinFace; colour: string; metal: Metal },
): void {
  const path = fitted(fonts, face, letter, { x: 48, y: 44, width: 160, height: 164 });
  document.add(
    `<g ${document.blur(7)} opacity=".5"><path d="${path}" transform="translate(3 14)" fill="#000" stroke="#000" stroke-width="14"/></g>`,
    ...solid(document, path, colour, metal),
  );
}

const seven = 'M38 34H218V84Q166 132 158 224H94Q100 150 142 92H84V122H38Z';

/** The red seven of classic reels. */
export function drawSeven(document: CoverDocument): void {
  document.add(
    `<g ${document.blur(7)} opacity=".5"><path d="${seven}" transform="translate(3 14)" fill="#000" stroke="#000" stroke-width="14"/></g>`,
    ...solid(document, seven, '#d5122e', metals.gold),
  );
}

/** One, two or three bars with their word, as on classic reels. */
export function drawBars(document: CoverDocument, fonts: CoverFonts, count: number): void {
  const height = count === 1 ? 92 : count === 2 ? 78 : 66;
  const gap = 8;
  const top = (256 - count * height - (count - 1) * gap) / 2;
  const colour = ['#1d3f9c', '#0d7a4a', '#a3182c'][count - 1] ?? '#1d3f9c';
  const rim = metalPaint(document, metals.gold);
  for (let bar = 0; bar < count; bar += 1) {
    const y = top + bar * (height + gap);
    const field = document.linear([
      [0, lighten(colour, 0.4)],
      [0.5, colour],
      [1, darken(colour, 0.5)],
    ]);
    const word = fitted(fonts, 'bungee', 'BAR', { x: 40, y: y + 15, width: 176, height: height - 30 });
    document.add(
      `<rect x="14" y="${y + 6}" width="228" height="${height}" rx="16" fill="#000" opacity=".45"/>`,
      `<rect x="14" y="${y}" width="228" height="${height}" rx="16" fill="${rim}" stroke="${darken(metals.gold[4], 0.4)}" stroke-width="2"/>`,
      `<rect x="21" y="${y + 7}" width="214" height="${height - 14}" rx="11" fill="${field}"/>`,
      `<path d="${word}" transform="translate(0 3)" fill="#000" opacity=".6"/>`,
      `<path d="${word}" fill="${rim}"/>`,
    );
  }
}
