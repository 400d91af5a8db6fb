import type { GridMeasures } from './gridWindow.ts';

/** Covers are three wide and four high. */
const coverHeight = 4 / 3;

/** What the style sheet made of a grid at its present width. */
export function measureGrid(list: HTMLElement): GridMeasures {
  const style = getComputedStyle(list);
  const widths = style.gridTemplateColumns
    .split(' ')
    .map(Number.parseFloat)
    .filter((width) => width > 0);
  const gap = Number.parseFloat(style.rowGap) || 0;
  const tileWidth = widths[0] ?? 160;
  // A tile's own height where there is one: browsers round to a fraction of a pixel, and a thousand rows add up.
  const tile = list.querySelector('li:not([style])')?.getBoundingClientRect().height ?? 0;
  return {
    columns: Math.max(1, widths.length),
    tileWidth,
    gap,
    rowHeight: (tile > 0 ? tile : tileWidth * coverHeight) + gap,
  };
}
