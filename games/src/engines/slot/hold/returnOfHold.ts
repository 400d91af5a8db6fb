import { countProbabilities } from '../freeSpins.ts';
import { meanLinePay } from '../linesEvaluator.ts';
import { paylines } from '../paylines.ts';
import { unitsPerStake } from '../slotMachine.ts';
import { coin } from '../symbolCodes.ts';
import { binomials } from '../tumble/vectorOrder.ts';
import { respinsGiven, type HoldModel } from './holdModel.ts';

const places = 15;

/**
 * Returns the exact RTP in per cent. Adds lines and coins, because the mean of a sum needs no independence. All coins
 * have the same mean value, so the respins depend only on the final number of coins.
 */
export function returnOfHold({ strips, pays, coins }: Pick<HoldModel, 'strips' | 'pays' | 'coins'>): number {
  const meanWorth = coins.worth.reduce((sum, worth) => sum + worth, 0) / coins.worth.length;
  const newCoins = binomials(places, 1 / coins.oneIn);
  const known = new Map<number, number>();
  /** Returns the mean units of the remaining respins, with this many coins held and respins left. */
  const toCome = (held: number, left: number): number => {
    if (held === places) return held * meanWorth + coins.full;
    if (left === 0) return held * meanWorth;
    const key = held * (respinsGiven + 1) + left;
    const before = known.get(key);
    if (before !== undefined) return before;
    const mean = Array.from(newCoins[places - held] ?? []).reduce(
      (sum, chance, came) => sum + chance * toCome(held + came, came > 0 ? respinsGiven : left - 1),
      0,
    );
    known.set(key, mean);
    return mean;
  };
  const coinUnits = countProbabilities(strips, 3, coin).reduce(
    (sum, chance, seen) => sum + (seen >= coins.needed ? chance * toCome(seen, respinsGiven) : 0),
    0,
  );
  return (100 * (meanLinePay(strips, pays) * paylines.length + coinUnits)) / unitsPerStake;
}
