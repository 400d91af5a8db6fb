import { expect, test } from 'vitest';
import { confirmSimulation } from '../../confirmSimulation.ts';
import { simulatedRounds } from '../../simulatedRounds.ts';
import { linesMachine } from '../machineOf.ts';
import { simulateSlot } from '../simulateSlot.ts';
import { linesModels } from './linesModels.ts';
import { returnOfLines } from './returnOfLines.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_261_121;

test.each(linesModels)('GM-09 $id publishes its exact return, and simulated rounds confirm it', (model) => {
  const exact = returnOfLines(model);
  expect(model.rtp).toBe(Math.round(exact * 100) / 100);
  const rounds = simulatedRounds(linesModels, model.id);
  const seen = confirmSimulation({ kind: 'slot', modelId: model.id, seed, exact, rounds }, (count) =>
    simulateSlot(linesMachine(model), count, seed),
  );
  // One percentage point at ten million rounds; the interval shrinks with the square root of the rounds.
  expect(seen.halfWidth).toBeLessThan(Math.sqrt(10_000_000 / rounds));
});
