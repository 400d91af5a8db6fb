import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { culture, currencyIso, gameGroupId } from './ids.ts';
import { minorUnits } from './minorUnits.ts';

/** Maximum number of results of a table, newest first. */
export const maxTableResults = 12;
/** Maximum length of a dealer's name. */
export const maxDealerName = 60;

export const pocketColours = ['red', 'black', 'green'] as const;
/** Outcome of a hand of blackjack: the winning side, or a push. */
export const handResults = ['player', 'dealer', 'push'] as const;

const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

const tableResults = v.variant('game', [
  v.object({
    game: v.literal('roulette'),
    last: v.pipe(
      v.array(
        v.object({
          pocket: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
          colour: v.picklist(pocketColours),
        }),
      ),
      v.maxLength(maxTableResults),
    ),
  }),
  v.object({
    game: v.literal('blackjack'),
    last: v.pipe(v.array(v.picklist(handResults)), v.maxLength(maxTableResults)),
  }),
]);

const facts = {
  gameGroupId,
  /** Currency of the stakes. */
  currencyIsoCode: currencyIso,
  /** Minimum and maximum opening stake of a round. */
  stakes: v.pipe(
    v.object({ minimum: v.pipe(minorUnits, v.minValue(1)), maximum: v.pipe(minorUnits, v.minValue(1)) }),
    v.check(({ minimum, maximum }) => minimum <= maximum, 'The minimum is at most the maximum.'),
  ),
};

/** A live table: a game of the kind `live` with a dealer, other players and opening hours. */
export const liveTable = v.variant('state', [
  v.object({
    ...facts,
    state: v.literal('open'),
    /** Unix milliseconds; null for a table that is always open. */
    closesAt: v.nullable(unixMs),
    /** In the requested language. */
    dealerName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxDealerName)),
    seats: v.pipe(
      v.object({ total: v.pipe(count, v.minValue(1)), taken: count }),
      v.check(({ total, taken }) => taken <= total, 'No more seats are taken than the table has.'),
    ),
    /** Results of the table's last rounds, newest first. */
    results: tableResults,
  }),
  v.object({
    ...facts,
    state: v.literal('closed'),
    /** Next opening in Unix milliseconds. */
    opensAt: unixMs,
  }),
]);
export type LiveTable = v.InferOutput<typeof liveTable>;
export type OpenTable = Extract<LiveTable, { state: 'open' }>;
export type TableResults = OpenTable['results'];

/**
 * Live tables of a product. An extension of the specification. Each entry is a `liveTable`; the response is
 * deliberately loose, so that one entry that cannot be read costs only its own table.
 */
export const liveTables = endpoint({
  name: 'liveTables',
  service: 'games',
  method: 'GET',
  path: '/live-tables',
  query: v.object({
    productId: v.pipe(v.string(), v.regex(/^\d{1,8}$/)),
    currencyIsoCode: currencyIso,
    culture: v.optional(culture),
  }),
  response: v.object({ serverTime: unixMs, tables: v.array(v.unknown()) }),
  errors: { 404: 'no such product' },
});
