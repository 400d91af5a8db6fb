import { expect, test } from 'vitest';
import { confirmSimulation } from '../confirmSimulation.ts';
import { createReturnTally, sentenceOf } from '../returnTally.ts';
import { seededDraw } from '../seededDraw.ts';
import { simulatedRounds } from '../simulatedRounds.ts';
import { plinkoEngine } from './plinkoEngine.ts';
import { returnOf, rowCounts } from './plinkoModel.ts';
import { plinkoModels } from './plinkoModels.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_261_121;
const stake = 10;

test.each(plinkoModels)('simulated balls on the $id board return the published percentage', (model) => {
  const draw = seededDraw(seed);
  const rounds = simulatedRounds(plinkoModels, model.id);
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
  confirmSimulation('plinko', model.id, all.seen());
});
