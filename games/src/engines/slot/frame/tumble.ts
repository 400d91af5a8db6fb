import type { Place, Reels } from './reels.ts';

const vanishMs = 260;
/** Milliseconds to fall one row, and for each further row. */
const fallMs = 260;
const furtherRowMs = 45;

/** Returns how many rows each symbol of a column has fallen; new symbols come from above. */
export function fallenRows(rows: number, gone: ReadonlySet<number>): number[] {
  const stayed = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row));
  return Array.from({ length: rows }, (_, row) => {
    const before = stayed[row - gone.size];
    return row < gone.size || before === undefined ? gone.size : row - before;
  });
}

/** Removes the paying symbols and drops the others and the new ones. Resolves when `grid` is in place. */
export async function tumble(
  reels: Reels,
  { grid, gone, skipAnimation }: { grid: readonly string[]; gone: readonly Place[]; skipAnimation: boolean },
): Promise<void> {
  reels.unmark();
  if (skipAnimation) return reels.show(grid);
  const leaving = gone.flatMap((place) => {
    const cell = reels.cell(place);
    return cell?.firstElementChild
      ? [
          cell.firstElementChild.animate(
            [
              { transform: 'scale(1)', opacity: 1 },
              { transform: 'scale(1.15)', opacity: 1, offset: 0.4 },
              { transform: 'scale(0)', opacity: 0 },
            ],
            { duration: vanishMs, fill: 'forwards' },
          ),
        ]
      : [];
  });
  await Promise.all(leaving.map(({ finished }) => finished));
  reels.show(grid);
  const falling = grid.flatMap((letters, reel) => {
    const fallen = fallenRows(
      letters.length,
      new Set(gone.filter(([column]) => column === reel).map(([, row]) => row)),
    );
    return fallen.flatMap((distance, row) => {
      const cell = reels.cell([reel, row]);
      if (distance === 0 || !cell) return [];
      const from = { transform: `translateY(${-100 * distance}%)` };
      return [
        cell.animate([from, { transform: 'translateY(4%)', offset: 0.8 }, { transform: 'translateY(0)' }], {
          duration: fallMs + distance * furtherRowMs,
          easing: 'ease-in',
        }),
      ];
    });
  });
  await Promise.all(falling.map(({ finished }) => finished));
}
