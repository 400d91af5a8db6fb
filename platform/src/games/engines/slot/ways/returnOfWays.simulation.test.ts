import { expect, test } from 'vitest';
import { confirmSimulation } from '../../confirmSimulation.ts';
import { sentenceOf } from '../../returnTally.ts';
import { simulatedRounds } from '../../simulatedRounds.ts';
import { simulateSlot } from '../simulateSlot.ts';
import { returnOfWays } from './returnOfWays.ts';
import { waysMachine } from './waysMachine.ts';
import { waysModels } from './waysModels.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_261_121;

test.each(waysModels)('GM-09 $id publishes its exact return, and simulated rounds confirm it', (model) => {
  const exact = returnOfWays(model);
  expect(model.rtp).toBe(Math.round(exact * 100) / 100);
  const rounds = simulatedRounds(waysModels, model.id);
  const seen = simulateSlot(waysMachine(model), rounds, seed);
  console.info(`seed ${seed}, ${sentenceOf(model.id, exact, seen)}`);
  expect(Math.abs(seen.mean - exact)).toBeLessThan(seen.halfWidth);
  confirmSimulation('slot', model.id, seen);
  // One percentage point at ten million rounds; the interval shrinks with the square root of the rounds.
  expect(seen.halfWidth).toBeLessThan(Math.sqrt(10_000_000 / rounds));
});
