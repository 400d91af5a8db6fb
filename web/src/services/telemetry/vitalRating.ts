/** S9: up to the first threshold a value is good, above the second it is poor. Milliseconds; `cls` has no unit. */
export const vitalThresholds = {
  cls: [0.1, 0.25],
  fcp: [1800, 3000],
  fid: [100, 300],
  inp: [200, 500],
  lcp: [2500, 4000],
  ttfb: [800, 1800],
} as const;

export type VitalRating = 'good' | 'needs-improvement' | 'poor';

export function isVital(name: string): name is keyof typeof vitalThresholds {
  return Object.hasOwn(vitalThresholds, name);
}

export function rateVital(name: keyof typeof vitalThresholds, value: number): VitalRating {
  const [good, poor] = vitalThresholds[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
