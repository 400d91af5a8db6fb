/**
 * The value below which so large a share of the values lies (0.95: the 95th percentile); 0 of none.
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 */
export function atShare(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
