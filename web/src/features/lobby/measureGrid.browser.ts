import type { GridMeasures } from './gridWindow.ts';

/** Ratio of a cover without style sheets. */
const uprightRatio = 3 / 4;

/** Measures a grid at its current width. */
export function measureGrid(list: HTMLElement): GridMeasures {
  const style = getComputedStyle(list);
  const number = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
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
    rowHeight:
      (tile > 0 ? tile : tileWidth / (number('--cover-ratio') || uprightRatio) + number('--caption-h') * rem) + gap,
  };
}
