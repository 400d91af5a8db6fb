export interface SimulatedReturn {
  readonly rounds: number;
  /** Per cent of the stakes. */
  readonly mean: number;
  /** Half width of the 99.9 % interval around the mean, in percentage points. */
  readonly halfWidth: number;
  /** Standard deviation of a round's win in stakes: the volatility. */
  readonly deviation: number;
  /** Fraction of rounds that pay anything, and fraction that pay more than the stake. */
  readonly hitRate: number;
  readonly gainRate: number;
}

/** Accumulates the results of simulated rounds. */
export interface ReturnTally {
  /** Adds one round, or `times` rounds with the same result; `win` in stakes of the round. */
  add(win: number, times?: number): void;
  seen(): SimulatedReturn;
}

export function createReturnTally(): ReturnTally {
  let [rounds, sum, squares, hits, gains] = [0, 0, 0, 0, 0];
  return {
    add(win, times = 1) {
      rounds += times;
      sum += win * times;
      squares += win * win * times;
      if (win > 0) hits += times;
      if (win > 1) gains += times;
    },
    seen() {
      const mean = sum / rounds;
      const deviation = Math.sqrt(squares / rounds - mean * mean);
      const halfWidth = (100 * 3.2905 * deviation) / Math.sqrt(rounds);
      return { rounds, mean: 100 * mean, halfWidth, deviation, hitRate: hits / rounds, gainRate: gains / rounds };
    },
  };
}

/** Formats the result as one readable line. `exact` is the computed RTP in per cent. */
export function sentenceOf(name: string, exact: number, seen: SimulatedReturn): string {
  const share = (value: number): string => `${(100 * value).toFixed(1)} %`;
  return (
    `${name}: ${seen.rounds} rounds return ${seen.mean.toFixed(3)} % ± ${seen.halfWidth.toFixed(3)} (99.9 %), ` +
    `exact ${exact.toFixed(4)} %, deviation ${seen.deviation.toFixed(2)} stakes, pays ${share(seen.hitRate)}, above the stake ${share(seen.gainRate)}`
  );
}
