import { expect, test } from 'vitest';
import { rateVital, vitalThresholds } from './vitalRating.ts';

test('TE-04 rates web vitals by the thresholds of S9', () => {
  const ratings = Object.fromEntries(
    (Object.keys(vitalThresholds) as (keyof typeof vitalThresholds)[]).map((name) => [
      name,
      vitalThresholds[name].flatMap((at) => [rateVital(name, at), rateVital(name, at + 0.01)]),
    ]),
  );
  const steps = ['good', 'needs-improvement', 'needs-improvement', 'poor'];
  expect(ratings).toEqual({ cls: steps, fcp: steps, fid: steps, inp: steps, lcp: steps, ttfb: steps });
  expect(vitalThresholds).toEqual({
    cls: [0.1, 0.25],
    fcp: [1800, 3000],
    fid: [100, 300],
    inp: [200, 500],
    lcp: [2500, 4000],
    ttfb: [800, 1800],
  });
});
