import { unitsPerStake } from '../slotMachine.ts';
import { tumblePays, tumblePlaces } from './tumbleMachine.ts';
import type { TumbleModel } from './tumbleModel.ts';
import { vectorOrder } from './vectorOrder.ts';

/** Falls that are less likely than this are left out: all of them together change the fifth decimal. */
const negligible = 1e-8;

/**
 * Exact return to player in per cent. Where a symbol lies does not matter, only how often it is there: the state between
 * two falls is a vector of counts, and the places that are not counted are the empty ones. The chances of all vectors
 * are carried from fall to fall. Empty places are filled one symbol after the other: of the places that are still empty,
 * the number that a symbol takes is binomial.
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
    // The last symbol first: each call of `fillLast` brings the one before it to the end.
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
