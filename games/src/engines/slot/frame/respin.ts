import { pauseFor } from '../../../page/pauseFor.ts';
import type { ShownStep } from '../slotApi.ts';
import type { FillCell } from './createCellFiller.ts';
import type { Place, Reels } from './reels.ts';

const turnMs = 420;
/** Delay between the stops of the respinning places, in milliseconds. */
const nextReelMs = 60;
const keyOf = ([reel, row]: Place): string => `${reel} ${row}`;

/** Shows the values of held coins and clears all other places. */
export function layCoins(
  reels: Reels,
  { grid, coins }: Pick<ShownStep, 'grid' | 'coins'>,
  parts: { fill: FillCell; amount: (minor: number) => string; keepOthers: boolean },
): void {
  reels.unmark();
  if (!parts.keepOthers) reels.show(grid.map((letters) => letters.replace(/[^$]/g, '-')));
  for (const { position, amount } of coins) {
    const cell = reels.cell(position);
    if (cell) parts.fill(cell, '$', parts.amount(amount));
  }
}

/** Respins the places without a coin; new coins appear with their values. */
export async function respin(
  reels: Reels,
  { grid, coins }: Pick<ShownStep, 'grid' | 'coins'>,
  parts: { held: Pick<ShownStep, 'coins'>; fill: FillCell; amount: (minor: number) => string; skipAnimation: boolean },
): Promise<void> {
  if (parts.skipAnimation) return layCoins(reels, { grid, coins }, { ...parts, keepOthers: false });
  const held = new Set(parts.held.coins.map(({ position }) => keyOf(position)));
  const worth = new Map(coins.map(({ position, amount }) => [keyOf(position), amount]));
  const open = grid
    .flatMap((letters, reel) => Array.from(letters, (_, row): Place => [reel, row]))
    .filter((place) => !held.has(keyOf(place)));
  await Promise.all(
    open.map(async (place) => {
      const cell = reels.cell(place);
      if (!cell) return;
      parts.fill(cell, '$');
      await cell.firstElementChild?.animate(
        [
          { transform: 'translateY(-120%)', opacity: 0.25 },
          { transform: 'translateY(120%)', opacity: 0.25 },
        ],
        { duration: turnMs / 2, iterations: 2, fill: 'forwards' },
      ).finished;
      await pauseFor(place[0] * nextReelMs);
      const came = worth.get(keyOf(place));
      parts.fill(cell, came === undefined ? '-' : '$', came === undefined ? '' : parts.amount(came));
      if (came !== undefined)
        await cell.firstElementChild?.animate(
          [{ transform: 'scale(.4)' }, { transform: 'scale(1.15)', offset: 0.7 }, { transform: 'scale(1)' }],
          { duration: 240 },
        ).finished;
    }),
  );
}
