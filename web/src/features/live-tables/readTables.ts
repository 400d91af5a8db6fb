import { liveTable } from '@foyer/contract/liveTables';
import type { LiveTable } from '@foyer/contract/liveTables';
import * as v from 'valibot';

export interface ReadTables {
  readonly tables: ReadonlyMap<number, LiveTable>;
  /** Number of entries that are no complete table, and of tables in another currency. */
  readonly dropped: { readonly unreadable: number; readonly wrongCurrency: number };
}

/**
 * Reads a service's tables one by one, so that an incomplete entry costs only its own table. An open table without
 * results has nothing to show yet and is left out.
 */
export function readTables(entries: readonly unknown[], currencyIsoCode: string): ReadTables {
  const tables = new Map<number, LiveTable>();
  let [unreadable, wrongCurrency] = [0, 0];
  for (const entry of entries) {
    const read = v.safeParse(liveTable, entry);
    if (!read.success) unreadable += 1;
    else if (read.output.currencyIsoCode !== currencyIsoCode) wrongCurrency += 1;
    else if (read.output.state === 'closed' || read.output.results.last.length > 0)
      tables.set(read.output.gameGroupId, read.output);
  }
  return { tables, dropped: { unreadable, wrongCurrency } };
}
