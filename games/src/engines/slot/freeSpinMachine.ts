import { freeSpinsFor, type FreeSpins } from './freeSpins.ts';
import type { SeenWin, SlotMachine } from './slotMachine.ts';
import { countOf, readyReels, spinReels } from './spinReels.ts';
import { codesOf, gridOf, scatter } from './symbolCodes.ts';

/** Returns the payout of a window in units without a multiplier, and adds the wins to `wins`. */
export type Evaluator = (cells: Uint8Array, wins?: SeenWin[]) => number;

/** Creates a machine for rounds of one paid spin and the free spins that its scatters award, evaluated alike. */
export function freeSpinMachine(
  { strips, freeSpins }: { strips: readonly string[]; freeSpins: FreeSpins },
  rows: number,
  evaluate: Evaluator,
): SlotMachine {
  const reels = readyReels(strips.map(codesOf), rows);
  const cells = new Uint8Array(strips.length * rows);
  return {
    play(draw, seen) {
      let units = 0;
      let given = 0;
      for (let played = 0; played <= given; played++) {
        spinReels(reels, draw, cells);
        const multiplier = played > 0 ? freeSpins.multiplier : 1;
        const wins: SeenWin[] | undefined = seen && [];
        const paid = evaluate(cells, wins) * multiplier;
        const freeSpinsWon = Math.min(freeSpinsFor(freeSpins, countOf(cells, scatter)), freeSpins.max - given);
        given += freeSpinsWon;
        units += paid;
        seen?.push({
          kind: played > 0 ? 'freeSpin' : 'spin',
          grid: gridOf(cells, rows),
          wins: (wins ?? []).map((win) => ({ ...win, units: win.units * multiplier })),
          multiplier,
          freeSpinsWon,
          coins: [],
          respinsLeft: 0,
          units: paid,
        });
      }
      return units;
    },
  };
}
