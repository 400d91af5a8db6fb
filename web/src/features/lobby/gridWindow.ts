/** Measures of a grid in CSS pixels. A row is as high as its tiles and the gap below them. */
export interface GridMeasures {
  columns: number;
  rowHeight: number;
  tileWidth: number;
  gap: number;
}

interface Sight {
  /** How far the top of the grid is above the top of the window; negative when it is below. */
  gone: number;
  /** Height of the window. */
  visible: number;
}

export interface GridWindow {
  /** Places of the first tile that is drawn and of the first after it that is not. */
  first: number;
  end: number;
}

/**
 * Parts of a row that may go by from one frame to the next. From the first on, at four screens a second, a name can still
 * be caught and a picture cannot: covers are not asked for, which would only slow the scrolling down. From the second on
 * nothing can be seen at all, and even ground stands in.
 */
const passingRows = 0.25;
const fastRows = 0.6;

/** How fast the rows go by: slowly enough for covers, for names only, or too fast for either. */
export type GridScrollSpeed = 'calm' | 'passing' | 'fast';

/** @param moved pixels since the frame before */
export function gridScrollSpeed(moved: number, { rowHeight }: GridMeasures): GridScrollSpeed {
  if (moved > rowHeight * fastRows) return 'fast';
  return moved > rowHeight * passingRows ? 'passing' : 'calm';
}

/** Rows that are drawn out of sight above and below: what a fast finger reaches before the next frame. */
const rowsAround = 2;

/**
 * LB-12: the tiles that are worth drawing, whole rows of them. Rows go and come one by one, so that no frame has to draw many.
 */
export function gridWindow(count: number, { columns, rowHeight }: GridMeasures, { gone, visible }: Sight): GridWindow {
  const rows = Math.ceil(count / columns);
  const above = Math.floor(gone / rowHeight) - rowsAround;
  const below = Math.ceil((gone + visible) / rowHeight) + rowsAround;
  const shown = below - above;
  const firstRow = Math.max(0, Math.min(above, rows - shown));
  const endRow = Math.min(rows, Math.max(below, shown));
  return { first: firstRow * columns, end: Math.min(count, endRow * columns) };
}

/** Free height above and below the drawn rows, so that the page is as high as all of them. */
export function gridPadding(
  count: number,
  { columns, rowHeight }: GridMeasures,
  { first, end }: GridWindow,
): { above: number; below: number } {
  const rows = Math.ceil(count / columns);
  return {
    above: Math.floor(first / columns) * rowHeight,
    below: Math.max(0, rows - Math.ceil(end / columns)) * rowHeight,
  };
}

/** Where a tile stands in its grid. */
export function tilePlace(
  place: number,
  { columns, rowHeight, tileWidth, gap }: GridMeasures,
): { top: number; left: number } {
  return { top: Math.floor(place / columns) * rowHeight, left: (place % columns) * (tileWidth + gap) };
}

/**
 * The place that a key leads to from `at`; null for any other key, or where there is nothing further, so that the key
 * keeps its usual meaning. Up and down keep the column; a page is a screen of whole rows.
 */
export function gridStep(key: string, at: number, count: number, columns: number, rowsPerPage: number): number | null {
  const column = at % columns;
  const lastInColumn = column + Math.floor((count - 1 - column) / columns) * columns;
  const targets = new Map([
    ['ArrowRight', at + 1],
    ['ArrowLeft', at - 1],
    ['ArrowDown', at + columns],
    ['ArrowUp', at - columns],
    ['PageDown', Math.min(at + columns * rowsPerPage, lastInColumn)],
    ['PageUp', Math.max(at - columns * rowsPerPage, column)],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  return target === undefined || target === at || target < 0 || target >= count ? null : target;
}
