/** Measures of a grid in CSS pixels. `rowHeight` includes the gap below. */
export interface GridMeasures {
  columns: number;
  rowHeight: number;
  tileWidth: number;
  gap: number;
}

interface Sight {
  /** Distance of the grid's top above the window's top; negative while it is below. */
  scrolledPx: number;
  /** Height of the window. */
  visible: number;
}

export interface GridWindow {
  /** Half-open range of drawn tiles: index of the first one, and of the first one after them. */
  first: number;
  end: number;
}

/**
 * Scroll speeds in rows per frame. From the first on, at four screens a second, names are readable but covers are not;
 * covers are not requested, because that would slow scrolling. From the second on nothing is readable, and a plain
 * background replaces the rows.
 */
const passingRows = 0.25;
const fastRows = 0.6;

/** Speed class of scrolling: slow enough for covers, for names only, or too fast for either. */
export type GridScrollSpeed = 'calm' | 'passing' | 'fast';

/** @param moved pixels since the previous frame */
export function gridScrollSpeed(moved: number, { rowHeight }: GridMeasures): GridScrollSpeed {
  if (moved > rowHeight * fastRows) return 'fast';
  return moved > rowHeight * passingRows ? 'passing' : 'calm';
}

/** Number of rows drawn out of sight above and below: as far as a fast swipe moves within a frame. */
const rowsAround = 2;

/**
 * LB-12: returns the range of tiles to draw, in whole rows. Rows enter and leave one by one, so that no frame draws
 * many.
 */
export function gridWindow(
  count: number,
  { columns, rowHeight }: GridMeasures,
  { scrolledPx, visible }: Sight,
): GridWindow {
  const rows = Math.ceil(count / columns);
  const above = Math.floor(scrolledPx / rowHeight) - rowsAround;
  const below = Math.ceil((scrolledPx + visible) / rowHeight) + rowsAround;
  const shown = below - above;
  const firstRow = Math.max(0, Math.min(above, rows - shown));
  const endRow = Math.min(rows, Math.max(below, shown));
  return { first: firstRow * columns, end: Math.min(count, endRow * columns) };
}

/** Returns the spacing above and below the drawn rows that gives the page its full height. */
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

/** Returns the position of a tile in its grid. */
export function tilePlace(
  place: number,
  { columns, rowHeight, tileWidth, gap }: GridMeasures,
): { top: number; left: number } {
  return { top: Math.floor(place / columns) * rowHeight, left: (place % columns) * (tileWidth + gap) };
}

/**
 * Returns the index that a key moves to from `at`; null for other keys and at the ends, where the key keeps its default
 * action. Up and down keep the column; page keys move a screen of whole rows.
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
