import { expect, test } from 'vitest';
import { confirmSimulation } from '../../confirmSimulation.ts';
import { sentenceOf } from '../../returnTally.ts';
import { simulatedRounds } from '../../simulatedRounds.ts';
import { simulateSlot } from '../simulateSlot.ts';
import { holdMachine } from './holdMachine.ts';
import { holdModels } from './holdModels.ts';
import { returnOfHold } from './returnOfHold.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_261_121;

test.each(holdModels)('GM-09 $id publishes its exact return, and simulated rounds confirm it', (model) => {
  const exact = returnOfHold(model);
  expect(model.rtp).toBe(Math.round(exact * 100) / 100);
  const rounds = simulatedRounds(holdModels, model.id);
  const seen = simulateSlot(holdMachine(model), rounds, seed);
  console.info(`seed ${seed}, ${sentenceOf(model.id, exact, seen)}`);
  expect(Math.abs(seen.mean - exact)).toBeLessThan(seen.halfWidth);
  confirmSimulation('slot', model.id, seen);
  // One percentage point at ten million rounds; the interval shrinks with the square root of the rounds.
  expect(seen.halfWidth).toBeLessThan(Math.sqrt(10_000_000 / rounds));
});
