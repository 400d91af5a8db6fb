import { sorted } from '@foyer/contract/sorted';
/** Hours of a live table as a service reported them. Times in Unix milliseconds of the service's clock. */
export type TableHours =
  /** `closesAt`: null for a table that does not close. */
  | { readonly state: 'open'; readonly closesAt: number | null }
  /** `opensAt`: null if the next opening is unknown. */
  | { readonly state: 'closed'; readonly opensAt: number | null };

/** Returns the state at `now`, which may be later than the report: tables open and close at their times. */
export function hoursAt(hours: TableHours, now: number): TableHours {
  if (hours.state === 'open')
    return hours.closesAt === null || now < hours.closesAt ? hours : { state: 'closed', opensAt: null };
  return hours.opensAt === null || now < hours.opensAt ? hours : { state: 'open', closesAt: null };
}

/** Sort key of a table: open tables first, then those that open soonest, then those without a known opening. */
function openingTime(hours: TableHours | undefined, now: number): number {
  const current = hours === undefined ? null : hoursAt(hours, now);
  return current?.state === 'closed' ? (current.opensAt ?? Infinity) : -Infinity;
}

/**
 * Sorts games by the state of their live tables at `now`: open ones first, then those that open soonest. Games without
 * hours count as open. Stable, so that games of the same state keep their order.
 */
export function openFirst<T>(games: readonly T[], hoursOf: (game: T) => TableHours | undefined, now: number): T[] {
  return sorted(
    games.map((game) => ({ game, opensAt: openingTime(hoursOf(game), now) })),
    (a, b) => (a.opensAt < b.opensAt ? -1 : a.opensAt > b.opensAt ? 1 : 0),
  ).map(({ game }) => game);
}

/** Returns the next opening or closing after `now`; null if none is known. Until then `openFirst` changes nothing. */
export function nextChange(hours: Iterable<TableHours>, now: number): number | null {
  let next = Infinity;
  for (const table of hours) {
    const at = table.state === 'open' ? table.closesAt : table.opensAt;
    if (at !== null && at > now && at < next) next = at;
  }
  return next === Infinity ? null : next;
}
