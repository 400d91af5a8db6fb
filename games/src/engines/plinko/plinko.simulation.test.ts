import { expect, test } from 'vitest';
import { confirmSimulation } from '../confirmSimulation.ts';
import { createReturnTally, sentenceOf, type SimulatedReturn } from '../returnTally.ts';
import { seededDraw } from '../seededDraw.ts';
import { simulatedRounds } from '../simulatedRounds.ts';
import { plinkoEngine } from './plinkoEngine.ts';
import { returnOf, rowCounts, type PlinkoModel } from './plinkoModel.ts';
import { plinkoModels } from './plinkoModels.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_261_121;
const stake = 10;

/** Plays an equal number of balls on the boards of every row count, and counts them together. */
function simulateBalls(model: PlinkoModel, rounds: number): SimulatedReturn {
  const draw = seededDraw(seed);
  const all = createReturnTally();
  for (const rows of rowCounts) {
    const tally = createReturnTally();
    for (let round = 0; round < rounds / rowCounts.length; round++) {
      const step = plinkoEngine.begin(model.id, { stake, rows }, draw);
      if ('refused' in step) throw new Error('refused');
      tally.add((step.win ?? 0) / stake);
      all.add((step.win ?? 0) / stake);
    }
    const seen = tally.seen();
    console.info(`seed ${seed}, ${sentenceOf(`${model.id}, ${rows} rows`, returnOf(model, rows), seen)}`);
    expect(Math.abs(seen.mean - returnOf(model, rows))).toBeLessThan(seen.halfWidth);
  }
  return all.seen();
}

test.each(plinkoModels)('simulated balls on the $id board return the published percentage', (model) => {
  const seen = confirmSimulation(
    { kind: 'plinko', modelId: model.id, seed, exact: model.rtp, rounds: simulatedRounds(plinkoModels, model.id) },
    (rounds) => simulateBalls(model, rounds),
  );
  expect(seen.hitRate).toBeGreaterThan(0);
});
