import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { currencyIso, gameGroupId } from './ids.ts';
import { minorUnits } from './minorUnits.ts';
import { extension, lenient, tolerantList } from './tolerantSchemas.ts';

/** Progressive jackpots grow with every stake and drop by chance alone. */
export const progressiveTypes = ['megaMoolah', 'wowPot'] as const;
/** Must-win jackpots drop before an amount (`rapid`) or before a time of day (`daily`). */
export const mustWinTypes = ['rapid', 'daily'] as const;
export type ProgressiveType = (typeof progressiveTypes)[number];
export type MustWinType = (typeof mustWinTypes)[number];
export type JackpotType = ProgressiveType | MustWinType;

const potAmount = v.pipe(minorUnits, v.minValue(0));
const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));
const potModuleId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** Common fields of jackpots. Amounts are in the adjacent currency. */
const pot = {
  /** Id of the pot in the operator's numbering of modules. */
  moduleId: potModuleId,
  currencyIsoCode: currencyIso,
  amount: potAmount,
  /** Modules of the games whose stakes feed the pot. */
  gameModuleIds: lenient(tolerantList(potModuleId), []),
  /** The same games by their ids in the games list. */
  gameGroupIds: lenient(tolerantList(gameGroupId), []),
  /** Null until the first win. Game and masked winner (`maskedName`) are an extension of the specification. */
  lastWon: lenient(
    v.nullable(
      v.object({
        amount: potAmount,
        wonAt: unixMs,
        gameGroupId: extension(gameGroupId),
        playerName: extension(v.pipe(v.string(), v.maxLength(16))),
      }),
    ),
    null,
  ),
};

export const progressiveJackpot = v.object({ ...pot, type: v.picklist(progressiveTypes) });
export const mustWinJackpot = v.object({
  ...pot,
  type: v.picklist(mustWinTypes),
  /** Amount before which the pot drops; null for a timed pot. */
  mustGoByAmount: v.nullable(potAmount),
  /** Time before which the pot drops; null for a pot with an amount. */
  mustGoBefore: v.nullable(unixMs),
});
export type ProgressiveJackpot = v.InferOutput<typeof progressiveJackpot>;
export type MustWinJackpot = v.InferOutput<typeof mustWinJackpot>;

/** Progressive jackpots of these modules in this currency; modules without a pot are omitted. */
export const progressiveJackpots = endpoint({
  name: 'progressiveJackpots',
  repeatable: true,
  service: 'games',
  method: 'POST',
  path: '/progressivejackpots',
  body: v.object({ moduleIds: v.pipe(v.array(potModuleId), v.maxLength(50)), currencyIsoCode: currencyIso }),
  response: v.object({ serverTime: unixMs, jackpots: tolerantList(progressiveJackpot) }),
});

/** Client types of the operator: 70 is a desktop, 40 a mobile device (S3). */
export const clientTypeHeader = 'x-client-type';

/** Must-win jackpots of a product. The module ids of games match the client type in the header. */
export const mustWinJackpots = endpoint({
  name: 'mustWinJackpots',
  repeatable: true,
  service: 'games',
  method: 'POST',
  path: '/jackpots',
  headers: v.object({ [clientTypeHeader]: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) }),
  body: v.object({
    jackpotGames: v.pipe(v.array(v.picklist(mustWinTypes)), v.maxLength(10)),
    productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    currencyIsoCode: currencyIso,
  }),
  response: v.object({ serverTime: unixMs, jackpots: tolerantList(mustWinJackpot) }),
  errors: { 404: 'no such product' },
});
