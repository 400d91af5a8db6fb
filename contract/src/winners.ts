import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { currencyIso, gameGroupId } from './ids.ts';
import { minorUnits } from './minorUnits.ts';
import { tolerantList } from './tolerantSchemas.ts';

/** `current`: newest first. `topMultiplier`: largest win relative to its stake. `topWinners`: largest win. */
export const winnersSorts = ['current', 'topMultiplier', 'topWinners'] as const;
export type WinnersSort = (typeof winnersSorts)[number];

/** Maximum number of entries in a response. */
export const maxWinners = 24;

/**
 * Masks a name: first and last letter with three stars between, regardless of its length; only the first letter of a
 * short name.
 */
export function maskedName(name: string): string {
  const letters = [...name];
  const [first = ''] = letters;
  return letters.length < 4 ? `${first}***` : `${first}***${letters.at(-1) ?? ''}`;
}

export const winner = v.object({
  /** Unique per win, without information about the player. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  gameGroupId,
  /** Result of `maskedName`: hides the player from others, and allows leaving out the player's own wins. */
  playerName: v.pipe(v.string(), v.maxLength(16)),
  /** Payout of the whole round, always more than its stake. */
  amount: v.pipe(minorUnits, v.minValue(1)),
  currencyIsoCode: currencyIso,
  /** `amount` divided by the stake, two decimals. */
  multiplier: v.pipe(v.number(), v.minValue(1)),
  /** Unix milliseconds. */
  wonAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Winner = v.InferOutput<typeof winner>;

/** Rounds of a product with a big win, among players of one currency. An extension of the specification. */
export const winners = endpoint({
  name: 'winners',
  service: 'games',
  method: 'GET',
  path: '/winners',
  query: v.object({
    productId: v.pipe(v.string(), v.regex(/^\d{1,8}$/)),
    currencyIsoCode: currencyIso,
    sort: v.picklist(winnersSorts),
  }),
  response: v.object({
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    winners: tolerantList(winner, maxWinners),
  }),
  errors: { 404: 'no such product' },
});
