import { codesOf } from '../symbolCodes.ts';
import { payOfThree } from './classicMachine.ts';
import type { ClassicModel } from './classicModel.ts';

/**
 * Returns the exact RTP in per cent. Every stop is equally likely, so each line sees all combinations of strip symbols
 * equally often. The mean of those combinations is therefore the mean of every line and of the round.
 */
export function returnOfClassic(model: Pick<ClassicModel, 'strips' | 'pays' | 'wilds' | 'mixed' | 'early'>): number {
  const pay = payOfThree(model);
  const [first, second, third] = model.strips.map(codesOf) as [Uint8Array, Uint8Array, Uint8Array];
  let sum = 0;
  for (const a of first) for (const b of second) for (const c of third) sum += pay(a, b, c);
  return (100 * sum) / (first.length * second.length * third.length);
}
