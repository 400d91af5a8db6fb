import { createReturnTally, type SimulatedReturn } from '../returnTally.ts';
import { seededDraw } from '../seededDraw.ts';
import { unitsPerStake, type SlotMachine } from './slotMachine.ts';

/** Simulates rounds and returns the statistics. The same seed plays the same rounds. */
export function simulateSlot(machine: SlotMachine, rounds: number, seed: number): SimulatedReturn {
  const draw = seededDraw(seed);
  const tally = createReturnTally();
  for (let round = 0; round < rounds; round++) tally.add(machine.play(draw) / unitsPerStake);
  return tally.seen();
}
