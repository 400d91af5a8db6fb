/** Sample points along each side of a field. */
const dots = 8;

export interface Point {
  /** Fields from the upper left corner of the card: 0 to 3 in both directions. */
  readonly x: number;
  readonly y: number;
}

/** Measures how much foil of each field is scratched off. */
export interface ScratchedFoil {
  /** Scratches along a line with a coin of this radius, in fields. Returns the touched fields. */
  scratch(from: Point, to: Point, radius: number): number[];
  /** Scratched fraction of a field, 0 to 1. */
  share(field: number): number;
  cover(): void;
}

export function createScratchedFoil(columns = 3): ScratchedFoil {
  const side = columns * dots;
  const scratched = new Set<number>();

  return {
    scratch(from, to, radius) {
      const touched = new Set<number>();
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = dx * dx + dy * dy;
      for (let row = 0; row < side; row++) {
        for (let column = 0; column < side; column++) {
          const [x, y] = [(column + 0.5) / dots, (row + 0.5) / dots];
          // Nearest point of the line to this sample point.
          const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
          if (Math.hypot(x - from.x - along * dx, y - from.y - along * dy) > radius) continue;
          scratched.add(row * side + column);
          touched.add(Math.floor(row / dots) * columns + Math.floor(column / dots));
        }
      }
      return [...touched];
    },
    share(field) {
      const [top, left] = [Math.floor(field / columns) * dots, (field % columns) * dots];
      let count = 0;
      for (let row = 0; row < dots; row++)
        for (let column = 0; column < dots; column++) if (scratched.has((top + row) * side + left + column)) count++;
      return count / dots ** 2;
    },
    cover: () => scratched.clear(),
  };
}
