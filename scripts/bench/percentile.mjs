/**
 * Percentile by nearest rank: `share` 0.95 is the 95th percentile. Returns 0 for an empty list.
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
