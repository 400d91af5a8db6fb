import { expect, test } from 'vitest';
import { confirmSimulation } from '../confirmSimulation.ts';
import { createReturnTally, sentenceOf, type SimulatedReturn } from '../returnTally.ts';
import { seededDraw } from '../seededDraw.ts';
import { rouletteEngine } from './rouletteEngine.ts';
import { rouletteSpots, spotKinds } from './rouletteSpots.ts';
import { wheelOrder } from './rouletteWheel.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_261_121;
const rounds = 10_000_000;
const exact = (36 / 37) * 100;

function winInStakes(bet: string, pocket: number): number {
  const step = rouletteEngine.begin('european', { chips: [{ bet, amount: 10 }] }, () => wheelOrder.indexOf(pocket));
  if ('refused' in step) throw new Error(`${bet} was refused`);
  return (step.win ?? 0) / step.stake;
}

test('every kind of bet returns the published percentage in ten million rounds', () => {
  const draw = seededDraw(seed);
  const times = Array.from({ length: 37 }, () => 0);
  for (let round = 0; round < rounds; round++) {
    const step = rouletteEngine.begin('european', { chips: [{ bet: 'red', amount: 10 }] }, draw);
    if ('refused' in step) throw new Error('refused');
    const { pocket } = step.state;
    times[pocket] = (times[pocket] ?? 0) + 1;
  }
  const seenOn = (bet: string): SimulatedReturn => {
    const tally = createReturnTally();
    times.forEach((count, pocket) => tally.add(winInStakes(bet, pocket), count));
    return tally.seen();
  };
  // The same results for one spot of each kind, counted separately.
  for (const kind of spotKinds) {
    const { id } = rouletteSpots.findLast((one) => one.kind === kind) ?? { id: kind };
    if (kind === 'red')
      confirmSimulation({ kind: 'roulette', modelId: 'european', seed, exact, rounds }, () => seenOn(id));
    const seen = seenOn(id);
    console.info(`seed ${seed}, ${sentenceOf(id, exact, seen)}`);
    expect(seen.rounds).toBe(rounds);
    expect(Math.abs(seen.mean - exact)).toBeLessThan(seen.halfWidth);
  }
});
