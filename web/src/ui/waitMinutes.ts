/** Whole minutes to tell a player who has to wait: rounded up, so that trying again then works, and at least one. */
export function waitMinutes(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 60_000));
}
