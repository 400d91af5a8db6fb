import { unitsPerStake } from '../slotMachine.ts';
import { tumblePays, tumblePlaces } from './tumbleMachine.ts';
import type { TumbleModel } from './tumbleModel.ts';
import { vectorOrder } from './vectorOrder.ts';

/** Ignore tumbles below this probability; together they affect only the fifth decimal. */
const negligible = 1e-8;

/**
 * Returns the exact RTP in per cent. Only the number of each symbol matters, not its position, so the state between two
 * tumbles is a vector of counts; uncounted places are empty. The probabilities of all vectors propagate from tumble to
 * tumble. Symbols fill the empty places one after another, and each takes a binomial number of the remaining places.
 */
export function returnOfTumble(model: Pick<TumbleModel, 'symbols' | 'counts' | 'multipliers'>): number {
  const pays = tumblePays(model);
  const weights = model.symbols.map(({ weight }) => weight);
  const order = vectorOrder(weights.length, tumblePlaces);
  const payOf = (symbol: number, count: number): number => pays[symbol]?.[count] ?? 0;
  let chances = new Float64Array(order.size);
  chances[0] = 1;
  let mean = 0;
  for (let fall = 0; ; fall++) {
    // Last symbol first: each call of `fillLast` moves the previous one to the end.
    for (let symbol = weights.length - 1; symbol >= 0; symbol--) {
      const sum = weights.slice(0, symbol + 1).reduce((all, weight) => all + weight, 0);
      chances = order.fillLast(chances, (weights[symbol] ?? 0) / sum);
    }
    const full = chances;
    const next = new Float64Array(order.size);
    const rest = new Uint8Array(weights.length);
    const multiplier = model.multipliers[Math.min(fall, model.multipliers.length - 1)] ?? 1;
    let goesOn = 0;
    order.walkFull((vector, place) => {
      const chance = full[place] ?? 0;
      let units = 0;
      for (let symbol = 0; symbol < rest.length; symbol++) {
        const count = vector[symbol] as number;
        const paid = payOf(symbol, count);
        units += paid;
        rest[symbol] = paid > 0 ? 0 : count;
      }
      if (units === 0) return;
      mean += chance * units * multiplier;
      goesOn += chance;
      const to = order.placeOf(rest);
      next[to] = (next[to] as number) + chance;
    });
    if (goesOn < negligible) return (100 * mean) / unitsPerStake;
    chances = next;
  }
}
