/** Dots along each side of a field that the foil is measured by. */
const dots = 8;

export interface Point {
  /** In fields from the card's upper left corner: 0 to 3 both ways. */
  readonly x: number;
  readonly y: number;
}

/** Remembers how much of the foil of each field was rubbed away. */
export interface RubbedFoil {
  /** Rubs along a line with a coin of this radius, in fields. Answers the fields that it touched. */
  rub(from: Point, to: Point, radius: number): number[];
  /** Share of a field that is rubbed away, 0 to 1. */
  share(field: number): number;
  cover(): void;
}

export function createRubbedFoil(columns = 3): RubbedFoil {
  const side = columns * dots;
  const rubbed = new Set<number>();

  return {
    rub(from, to, radius) {
      const touched = new Set<number>();
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = dx * dx + dy * dy;
      for (let row = 0; row < side; row++) {
        for (let column = 0; column < side; column++) {
          const [x, y] = [(column + 0.5) / dots, (row + 0.5) / dots];
          // Nearest point of the line to this dot.
          const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
          if (Math.hypot(x - from.x - along * dx, y - from.y - along * dy) > radius) continue;
          rubbed.add(row * side + column);
          touched.add(Math.floor(row / dots) * columns + Math.floor(column / dots));
        }
      }
      return [...touched];
    },
    share(field) {
      const [top, left] = [Math.floor(field / columns) * dots, (field % columns) * dots];
      let count = 0;
      for (let row = 0; row < dots; row++)
        for (let column = 0; column < dots; column++) if (rubbed.has((top + row) * side + left + column)) count++;
      return count / dots ** 2;
    },
    cover: () => rubbed.clear(),
  };
}
