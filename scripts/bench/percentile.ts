/** Percentile by nearest rank: `share` 0.95 is the 95th percentile. Returns 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** The median of each property of equal records. */
export function medians<Name extends string>(records: readonly Readonly<Record<Name, number>>[]): Record<Name, number> {
  const names = Object.keys(records[0] ?? {}) as Name[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      percentile(
        records.map((record) => record[name]),
        0.5,
      ),
    ]),
  ) as Record<Name, number>;
}
