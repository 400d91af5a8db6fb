import type { Place, Reels } from './reels.ts';

const vanishMs = 260;
/** A fall of one row, and what each further row adds. */
const fallMs = 260;
const furtherRowMs = 45;

/** How many rows the symbol that lies at each row of a column afterwards has fallen; new ones come from above. */
export function fallenRows(rows: number, gone: ReadonlySet<number>): number[] {
  const stayed = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row));
  return Array.from({ length: rows }, (_, row) => {
    const before = stayed[row - gone.size];
    return row < gone.size || before === undefined ? gone.size : row - before;
  });
}

/** Lets what has paid vanish, the rest fall, and new symbols fall in. Ends when `grid` lies there. */
export async function tumble(
  reels: Reels,
  { grid, gone, still }: { grid: readonly string[]; gone: readonly Place[]; still: boolean },
): Promise<void> {
  reels.unmark();
  if (still) return reels.show(grid);
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
