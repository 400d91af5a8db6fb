import { expect, test } from 'vitest';
import { confirmSimulation } from '../confirmSimulation.ts';
import { createReturnTally, sentenceOf } from '../returnTally.ts';
import { seededDraw } from '../seededDraw.ts';
import { simulatedRounds } from '../simulatedRounds.ts';
import { scratchCardEngine } from './scratchCardEngine.ts';
import { returnOf } from './scratchCardModel.ts';
import { scratchCardModels } from './scratchCardModels.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_261_121;
const stake = 100;

test.each(scratchCardModels)('simulated cards of $id return the published percentage', (model) => {
  const draw = seededDraw(seed);
  const rounds = simulatedRounds(scratchCardModels, model.id);
  const tally = createReturnTally();
  for (let round = 0; round < rounds; round++) {
    const step = scratchCardEngine.begin(model.id, { stake }, draw);
    if ('refused' in step) throw new Error('refused');
    tally.add((step.win ?? 0) / stake);
  }
  const seen = tally.seen();
  console.info(`seed ${seed}, ${sentenceOf(model.id, returnOf(model), seen)}`);
  expect(seen.rounds).toBe(rounds);
  expect(Math.abs(seen.mean - returnOf(model))).toBeLessThan(seen.halfWidth);
  confirmSimulation('scratchCard', model.id, seen);
});
