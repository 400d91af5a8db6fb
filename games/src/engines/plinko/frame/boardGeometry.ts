/**
 * Position on the board in slot widths, relative to the middle of the top row of pegs. The top row has three pegs, and
 * each row below has one more. The slots lie between the pegs of the last row. The ball hits one peg per row.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Distance between two rows of pegs. */
const rowHeight = 0.92;
/** Start height of the ball above the first row, and height of the ball on a peg. */
const dropHeight = 1.3;
const standing = 0.34;

export const boardTop = -1.8;
export const slotTop = (rows: number): number => (rows - 1) * rowHeight + 0.45;
export const slotHeight = (rows: number): number => (rows > 12 ? 2 : 1.15);
export const boardWidth = (rows: number): number => rows + 2;
export const boardHeight = (rows: number): number => slotTop(rows) + slotHeight(rows) - boardTop + 0.1;

export function pegs(rows: number): Place[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, at) => ({ x: at - (row + 2) / 2, y: row * rowHeight })),
  ).flat();
}

/** Returns the horizontal centre of a slot. */
export const slotX = (slot: number, rows: number): number => slot - rows / 2;

/** Returns the index in `pegs` of the peg that the ball hits in each row. */
export function hitPegs(path: readonly (0 | 1)[]): number[] {
  let rights = 0;
  let rowStart = 0;
  return path.map((bounce, row) => {
    const peg = rowStart + rights + 1;
    rights += bounce;
    rowStart += row + 3;
    return peg;
  });
}

/** Distance of a rail from the outermost pegs. */
const railGap = 0.45;

/** Half of the width between the rails at a height, which follow the pegs down to the last row. */
const railX = (y: number, rows: number): number => (Math.min(y, (rows - 1) * rowHeight) / rowHeight + 2) / 2 + railGap;

/** Returns the outline of the space between the rails, from the opening to the buckets. */
export function railOutline(rows: number): string {
  const [opening, lastRow, floor] = [-dropHeight, (rows - 1) * rowHeight, slotTop(rows)];
  const [narrow, wide] = [railX(opening, rows), railX(lastRow, rows)];
  return `M${-wide} ${floor}V${lastRow}L${-narrow} ${opening}H${narrow}L${wide} ${lastRow}V${floor}`;
}

/** Returns the outline of a bucket, which is narrower at its bottom. */
export function bucketOutline(slot: number, rows: number): string {
  const [x, top, bottom] = [slotX(slot, rows), slotTop(rows), slotTop(rows) + slotHeight(rows)];
  const [mouth, floor, corner] = [0.46, 0.38, 0.14];
  return (
    `M${x - mouth} ${top}L${x - floor} ${bottom - corner}Q${x - floor} ${bottom} ${x - floor + corner} ${bottom}` +
    `H${x + floor - corner}Q${x + floor} ${bottom} ${x + floor} ${bottom - corner}L${x + mouth} ${top}Z`
  );
}

/** Returns the start, the hit peg of each row and the end of a ball's path. */
export function ballPath(path: readonly (0 | 1)[]): Place[] {
  let rights = 0;
  const meets = path.map((bounce, row) => {
    const place = { x: rights - row / 2, y: row * rowHeight - standing };
    rights += bounce;
    return place;
  });
  const rows = path.length;
  return [{ x: 0, y: -dropHeight }, ...meets, { x: slotX(rights, rows), y: slotTop(rows) + 0.42 }];
}

export interface FallStep {
  readonly place: Place;
  /** Time of this position, in bounces. */
  readonly at: number;
  /** Easing of the movement to the next position. */
  readonly easing: 'ease-in' | 'ease-out';
}

/** Adds the peak of each bounce between two pegs, for animation. Rising takes a third of a bounce. */
export function fall(path: readonly (0 | 1)[]): FallStep[] {
  const places = ballPath(path);
  return places.flatMap((place, at): FallStep[] => {
    const next = places[at + 1];
    if (at === 0 || !next) return [{ place, at, easing: 'ease-in' }];
    const top = { x: place.x + (next.x - place.x) * 0.42, y: place.y - 0.2 };
    return [
      { place, at, easing: 'ease-out' },
      { place: top, at: at + 1 / 3, easing: 'ease-in' },
    ];
  });
}
