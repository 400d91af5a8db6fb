/**
 * Places on the board in slot widths, from the middle of the uppermost row of pegs: three pegs there, one more in every
 * row below, and a slot between each two pegs of the last row. The ball meets one peg in each row.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** From one row of pegs to the next. */
const rowHeight = 0.92;
/** How far above the first row the ball is let go, and how high it stands on a peg. */
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

/** Middle of a slot. */
export const slotX = (slot: number, rows: number): number => slot - rows / 2;

/** Where the ball is let go, where it meets a peg in each row, and where it comes to rest. */
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
  /** When the ball is here, counted in bounces. */
  readonly at: number;
  /** How it goes on from here. */
  readonly easing: 'ease-in' | 'ease-out';
}

/** The same with the top of each bounce between two pegs, for an eye that follows. Rising takes a third of a bounce. */
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
