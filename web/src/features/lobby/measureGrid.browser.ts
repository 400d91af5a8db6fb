import type { GridMeasures } from './gridWindow.ts';

/** Covers have a ratio of 3:4. */
const coverHeight = 4 / 3;

/** Measures a grid at its current width. */
export function measureGrid(list: HTMLElement): GridMeasures {
  const style = getComputedStyle(list);
  const widths = style.gridTemplateColumns
    .split(' ')
    .map(Number.parseFloat)
    .filter((width) => width > 0);
  const gap = Number.parseFloat(style.rowGap) || 0;
  const tileWidth = widths[0] ?? 160;
  // Prefer a measured tile height: browsers round to fractions of a pixel, which adds up over a thousand rows.
  const tile = list.querySelector('li:not([style])')?.getBoundingClientRect().height ?? 0;
  return {
    columns: Math.max(1, widths.length),
    tileWidth,
    gap,
    rowHeight: (tile > 0 ? tile : tileWidth * coverHeight) + gap,
  };
}
