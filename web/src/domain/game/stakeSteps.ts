/**
 * Returns stakes to choose from: minimum and maximum, and the amounts 1, 2 and 5 of each power of ten between them.
 * Minor units.
 */
export function stakeSteps({ minimum, maximum }: { minimum: number; maximum: number }): readonly number[] {
  const steps = [minimum];
  for (let power = 1; power < maximum; power *= 10)
    for (const digit of [1, 2, 5]) {
      const step = digit * power;
      if (step > minimum && step < maximum) steps.push(step);
    }
  return maximum > minimum ? [...steps, maximum] : steps;
}
