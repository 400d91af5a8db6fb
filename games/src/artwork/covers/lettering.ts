import type { Face } from './coverFaces.ts';
import type { CoverFonts } from './coverFonts.ts';
import { outlineText, pathData, round, subdivide, type TextOutline } from './outlines.ts';
import type { TitleRow } from './titleRows.ts';

/** Shape of a title. `arch` is high in the middle, `smile` low, `bulge` grows in the middle. */
export type Warp = 'none' | 'arch' | 'smile' | 'bulge' | 'rise' | 'wave';

export interface TitleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LetteringInput {
  readonly face: Face;
  readonly rows: readonly TitleRow[];
  /** Rows fill its width. */
  readonly box: TitleBox;
  /** Whether the rows stand on the lower edge of the box or in its middle. */
  readonly align: 'bottom' | 'middle';
  readonly warp: Warp;
  /** Maximum height of a main row. */
  readonly maxRowHeight: number;
  readonly tracking: number;
  readonly gap: number;
}

/** A title as path data, in three parts that are painted differently. */
export interface Lettering {
  readonly main: string;
  readonly small: string;
  /** Lines left and right of small rows. */
  readonly rules: string;
  readonly top: number;
  readonly bottom: number;
  readonly box: TitleBox;
}

const warpHeight = 22;
const smallRowHeight = 40;
const smallRowMargin = 150;

interface FittedRow {
  readonly outline: TextOutline;
  readonly small: boolean;
  readonly scale: number;
  readonly height: number;
}

/** Stacks the rows of a title in its box, each as wide as the box, and warps the result. */
export function letter(fonts: CoverFonts, input: LetteringInput): Lettering {
  const { box, gap } = input;
  const rows = shrinkToHeight(
    input.rows.map((row) => fitRow(fonts, input, row)),
    box.height,
    gap,
  );
  const total = rows.reduce((sum, row) => sum + row.height, 0) + gap * (rows.length - 1);
  const centre = box.x + box.width / 2;
  const space = box.height - total;
  const top = box.y + (input.align === 'middle' ? space / 2 : space);
  const parts = { main: '', small: '', rules: '' };
  let y = top;
  for (const row of rows) {
    const width = row.outline.width * row.scale;
    const left = centre - width / 2;
    const baseLine = y - row.outline.top * row.scale;
    const middle = y + row.height / 2;
    const data = pathData(subdivide(row.outline.steps), (glyphX, glyphY) => {
      const x = left + glyphX * row.scale;
      const across = (x - centre) / (box.width / 2);
      return [x, warped(input.warp, baseLine + glyphY * row.scale, across, middle)];
    });
    if (row.small) {
      parts.small += data;
      parts.rules += `M${round(centre - width / 2 - 86)} ${round(middle)}h64M${round(centre + width / 2 + 22)} ${round(middle)}h64`;
    } else parts.main += data;
    y += row.height + gap;
  }
  return { ...parts, top, bottom: y - gap, box };
}

function fitRow(fonts: CoverFonts, { face, box, maxRowHeight, tracking }: LetteringInput, row: TitleRow): FittedRow {
  const outline = outlineText(fonts, face, row.text, 100, row.small ? 6 : tracking);
  const height = outline.bottom - outline.top;
  const scale = row.small
    ? Math.min(smallRowHeight / height, (box.width - smallRowMargin) / outline.width)
    : Math.min(box.width / outline.width, maxRowHeight / height);
  return { outline, small: row.small, scale, height: height * scale };
}

function shrinkToHeight(rows: readonly FittedRow[], height: number, gap: number): readonly FittedRow[] {
  const gaps = gap * (rows.length - 1);
  const total = rows.reduce((sum, row) => sum + row.height, 0);
  if (total + gaps <= height) return rows;
  const factor = (height - gaps) / total;
  return rows.map((row) => ({ ...row, scale: row.scale * factor, height: row.height * factor }));
}

/** `across` is -1 at the left edge of the box and 1 at the right. */
function warped(warp: Warp, y: number, across: number, middle: number): number {
  switch (warp) {
    case 'none':
      return y;
    case 'arch':
      return y + warpHeight * (across * across - 0.5);
    case 'smile':
      return y - warpHeight * (across * across - 0.5);
    case 'bulge':
      return middle + (y - middle) * (1.13 - 0.26 * across * across);
    case 'rise':
      return y - across * warpHeight * 0.8;
    case 'wave':
      return y + Math.sin(across * Math.PI) * warpHeight * 0.55;
  }
}
