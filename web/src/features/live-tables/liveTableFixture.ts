import type { LiveTable, OpenTable } from '@foyer/contract/liveTables';

type Closed = Extract<LiveTable, { state: 'closed' }>;

/** Builds an open table from the facts that matter to a test. */
export function openTable({ id, ...facts }: { id: number } & Partial<OpenTable>): OpenTable {
  return {
    gameGroupId: id,
    currencyIsoCode: 'GBP',
    stakes: { minimum: 50, maximum: 10_000 },
    state: 'open',
    closesAt: null,
    dealerName: 'Marisol',
    seats: { total: 12, taken: 5 },
    results: {
      game: 'roulette',
      last: [
        { pocket: 17, colour: 'black' },
        { pocket: 0, colour: 'green' },
        { pocket: 32, colour: 'red' },
      ],
    },
    ...facts,
  };
}

/** Builds a closed table from the facts that matter to a test. */
export function closedTable({ id, ...facts }: { id: number } & Partial<Closed>): Closed {
  return {
    gameGroupId: id,
    currencyIsoCode: 'GBP',
    stakes: { minimum: 100, maximum: 5000 },
    state: 'closed',
    opensAt: Date.UTC(2026, 10, 24, 18),
    ...facts,
  };
}
