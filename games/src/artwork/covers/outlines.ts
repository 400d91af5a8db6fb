import type { Face } from './coverFaces.ts';
import type { CoverFonts } from './coverFonts.ts';

/** One segment of an outline, in the terms of SVG paths. */
export type OutlineStep =
  | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
  | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
  | {
      readonly type: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'Z' };

export type PointMap = (x: number, y: number) => readonly [number, number];

/** Text as outlines, with the first baseline at 0/0. */
export interface TextOutline {
  readonly steps: readonly OutlineStep[];
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** `tracking` is extra space after each letter at size 100. */
export function outlineText(fonts: CoverFonts, face: Face, text: string, size = 100, tracking = 0): TextOutline {
  const steps: OutlineStep[] = [];
  let x = 0;
  for (const character of text) {
    const font = fonts.fontFor(face, character);
    const glyph = font.charToGlyph(character);
    steps.push(...glyph.getPath(x, 0, size).commands);
    x += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size + (tracking * size) / 100;
  }
  const heights = steps.flatMap(heightsOf);
  return { steps, width: x - (tracking * size) / 100, top: Math.min(...heights), bottom: Math.max(...heights) };
}

function heightsOf(step: OutlineStep): number[] {
  switch (step.type) {
    case 'M':
    case 'L':
      return [step.y];
    case 'Q':
      return [step.y1, step.y];
    case 'C':
      return [step.y1, step.y2, step.y];
    case 'Z':
      return [];
  }
}

/** Rounds to one decimal, which is enough at 600 x 800 and makes output identical on every machine. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the outline as path data, with `map` applied to every point. */
export function pathData(steps: readonly OutlineStep[], map: PointMap = (x, y) => [x, y]): string {
  const point = (x: number, y: number): string => {
    const [mappedX, mappedY] = map(x, y);
    return `${round(mappedX)} ${round(mappedY)}`;
  };
  return steps
    .map((step) => {
      switch (step.type) {
        case 'M':
        case 'L':
          return `${step.type}${point(step.x, step.y)}`;
        case 'Q':
          return `Q${point(step.x1, step.y1)} ${point(step.x, step.y)}`;
        case 'C':
          return `C${point(step.x1, step.y1)} ${point(step.x2, step.y2)} ${point(step.x, step.y)}`;
        case 'Z':
          return 'Z';
      }
    })
    .join('');
}

/** Splits straight lines into pieces of at most `piece`, so that a warp bends them too. */
export function subdivide(steps: readonly OutlineStep[], piece = 22): OutlineStep[] {
  const cut: OutlineStep[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (endX: number, endY: number): void => {
    const count = Math.max(1, Math.ceil(Math.hypot(endX - x, endY - y) / piece));
    for (let i = 1; i <= count; i += 1)
      cut.push({ type: 'L', x: x + ((endX - x) * i) / count, y: y + ((endY - y) * i) / count });
    [x, y] = [endX, endY];
  };
  for (const step of steps) {
    if (step.type === 'L') lineTo(step.x, step.y);
    else if (step.type === 'Z') {
      lineTo(startX, startY);
      cut.push(step);
    } else {
      cut.push(step);
      [x, y] = [step.x, step.y];
      if (step.type === 'M') [startX, startY] = [x, y];
    }
  }
  return cut;
}
