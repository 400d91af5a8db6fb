/** Returns whole minutes to wait: rounded up, so that a retry then works, and at least one. */
export function waitMinutes(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 60_000));
}
