import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { currencyIso, gameGroupId } from './identifiers.ts';
import { minorUnits } from './money.ts';

/** `current`: the newest first. `topMultiplier`: the largest win for its stake. `topWinners`: the largest win. */
export const winnersSorts = ['current', 'topMultiplier', 'topWinners'] as const;
export type WinnersSort = (typeof winnersSorts)[number];

/** Entries that one answer holds at most. */
export const maxWinners = 24;

/** First and last letter with three stars between, however long the name is; of a short name the first letter alone. */
export function maskedName(name: string): string {
  const letters = [...name];
  const [first = ''] = letters;
  return letters.length < 4 ? `${first}***` : `${first}***${letters.at(-1) ?? ''}`;
}

export const winner = v.object({
  /** Changes with every win, and says nothing of the player. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  gameGroupId,
  /** As `maskedName` writes it: nobody else may be recognised by it, and a player's own wins can be left out. */
  playerName: v.pipe(v.string(), v.maxLength(16)),
  /** What the whole round paid; always more than its stake. */
  amount: v.pipe(minorUnits, v.minValue(1)),
  currencyIsoCode: currencyIso,
  /** `amount` for one unit of the stake, two decimals. */
  multiplier: v.pipe(v.number(), v.minValue(1)),
  /** Unix milliseconds. */
  wonAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Winner = v.InferOutput<typeof winner>;

/** Rounds of a product that paid more than they cost, among players of one currency. An extension of the specification. */
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
    winners: v.pipe(v.array(winner), v.maxLength(maxWinners)),
  }),
  errors: { 404: 'no such product' },
});
