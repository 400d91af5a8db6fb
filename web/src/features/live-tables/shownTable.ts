import type { LiveTable } from '@foyer/contract/liveTables';
import { opensIn } from '../../domain/game/opensIn.ts';
import type { OpensIn } from '../../domain/game/opensIn.ts';

/** A table as a response reported it. */
export interface KnownTable {
  readonly table: LiveTable;
  /** Time of the facts in Unix milliseconds of the browser. */
  readonly asOf: number;
  /** How far the service's clock, which the times of the table refer to, is ahead of the browser's. */
  readonly clockOffsetMs: number;
}

/** What a tile shows of its table. `old`: facts that hold for long, with their time, but no seats and no results. */
export type ShownTable =
  | { readonly state: 'open'; readonly table: Extract<LiveTable, { state: 'open' }> }
  | { readonly state: 'old'; readonly table: LiveTable; readonly asOf: number }
  | { readonly state: 'closed'; readonly table: Extract<LiveTable, { state: 'closed' }>; readonly opensIn: OpensIn };

/** Age from which facts are old, and from which they are not shown. */
const freshMs = 60_000;
const usableMs = 600_000;

/** Returns what to show of a table; null if its facts no longer hold. `now` in Unix milliseconds of the browser. */
export function shownTable({ table, asOf, clockOffsetMs }: KnownTable, now: number): ShownTable | null {
  const age = now - asOf;
  // A negative age means that the browser's clock moved back.
  if (age > usableMs || age < -freshMs) return null;
  const serviceNow = now + clockOffsetMs;
  if (table.state === 'closed')
    return serviceNow < table.opensAt ? { state: 'closed', table, opensIn: opensIn(serviceNow, table.opensAt) } : null;
  if (table.closesAt !== null && serviceNow >= table.closesAt) return null;
  return age > freshMs ? { state: 'old', table, asOf } : { state: 'open', table };
}
