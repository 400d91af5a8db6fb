import { expect, test } from 'vitest';
import { confirmSimulation } from '../confirmSimulation.ts';
import { createReturnTally, type SimulatedReturn } from '../returnTally.ts';
import { seededDraw } from '../seededDraw.ts';
import { simulatedRounds } from '../simulatedRounds.ts';
import { scratchCardEngine } from './scratchCardEngine.ts';
import { returnOf } from './scratchCardModel.ts';
import { scratchCardModels } from './scratchCardModels.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_261_121;
const stake = 100;

function simulateCards(modelId: string, rounds: number): SimulatedReturn {
  const draw = seededDraw(seed);
  const tally = createReturnTally();
  for (let round = 0; round < rounds; round++) {
    const step = scratchCardEngine.begin(modelId, { stake }, draw);
    if ('refused' in step) throw new Error('refused');
    tally.add((step.win ?? 0) / stake);
  }
  return tally.seen();
}

test.each(scratchCardModels)('simulated cards of $id return the published percentage', (model) => {
  const seen = confirmSimulation(
    {
      kind: 'scratchCard',
      modelId: model.id,
      seed,
      exact: returnOf(model),
      rounds: simulatedRounds(scratchCardModels, model.id),
    },
    (rounds) => simulateCards(model.id, rounds),
  );
  expect(seen.hitRate).toBeGreaterThan(0);
});
