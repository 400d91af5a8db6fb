import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { engines } from './engines.ts';
import { hourlyCostOf, roundsPerHour } from './hourlyCostOf.ts';
import { seededDraw } from './seededDraw.ts';
import { simulateHours } from './simulateHours.ts';

const seed = 20_261_129;
const models = Object.values(engines).flatMap((engine) => engine.models.map((model) => ({ kind: engine.kind, model })));
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Returns the fraction of hours that end below a figure, and that of hours that end at or below it. */
function shareUpTo(hours: Float64Array, figure: number): readonly [below: number, upTo: number] {
  // The record has one decimal.
  const below = hours.filter((net) => net < figure - 0.051).length / hours.length;
  const upTo = hours.filter((net) => net <= figure + 0.051).length / hours.length;
  return [below, upTo];
}

if (process.env['SIMULATED_RETURNS'] === undefined)
  test.each(models)('nine of ten simulated hours of $kind $model.id end in the recorded range', ({ kind, model }) => {
    const recorded = hourlyCostOf(kind, model.id, 'en')?.paces ?? [];
    expect(recorded.map(({ rounds }) => rounds)).toEqual(roundsPerHour[kind]);
    const hours = simulateHours({ kind, modelId: model.id, draw: seededDraw(seed + 1) }, roundsPerHour[kind], 1500);
    hours.forEach((results, pace) => {
      const { average = 0, low = 0, high = 0, rounds = 0 } = recorded[pace] ?? {};
      expect(average).toBeCloseTo((rounds * (model.rtp - 100)) / 100, 1);
      // Four standard deviations of a share of 5 % in 1,500 hours are 2.25 percentage points.
      const [belowLow, upToLow] = shareUpTo(results, low);
      expect(belowLow).toBeLessThan(0.073);
      expect(upToLow).toBeGreaterThan(0.027);
      const [belowHigh, upToHigh] = shareUpTo(results, high);
      expect(belowHigh).toBeLessThan(0.973);
      expect(upToHigh).toBeGreaterThan(0.927);
    });
  });
else
  test('records the hours of every model', () => {
    const costs = Object.fromEntries(
      models.map(({ kind, model }) => {
        const paces = roundsPerHour[kind];
        const hours = simulateHours({ kind, modelId: model.id, draw: seededDraw(seed) }, paces, 30_000);
        const quantile = (results: Float64Array | undefined, share: number): number =>
          rounded(results?.[Math.floor(share * results.length)] ?? 0);
        const cost = paces.map((rounds, pace) => ({
          rounds,
          average: Math.round(rounds * (model.rtp - 100)) / 100,
          low: quantile(hours[pace], 0.05),
          high: quantile(hours[pace], 0.95),
        }));
        return [`${kind}-${model.id}`, cost];
      }),
    );
    expect(Object.keys(costs)).toHaveLength(models.length);
    const file = fileURLToPath(new URL('hourlyCosts.json', import.meta.url));
    writeFileSync(file, `${JSON.stringify(costs, null, 2)}\n`);
  });
