import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { brandId, culture, currencyIso, gameGroupId, numericIdText, userId } from './identifiers.ts';
import { minorUnits } from './money.ts';

/** Services that stand behind a promotion. What the content system tells of is news: nobody opts in to it (PR-04). */
export const promotionServices = { contentSystem: 1, bonus: 2 } as const;

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));
const words = v.pipe(v.string(), v.maxLength(400));

/** A promotion as the service lists it. `promotionId`, `serviceId` and `isUserOptedIn` are the operator's (S3). */
export const promotion = v.object({
  /** Null for news, which there is nothing to opt in to. */
  promotionId: v.nullable(id),
  serviceId: id,
  isUserOptedIn: v.boolean(),
  title: words,
  /** The offer in one figure, for example `20` or `£5`, and the word below it. */
  figure: v.pipe(v.string(), v.maxLength(12)),
  figureText: words,
  /** What the offer is, in a sentence. */
  summary: words,
  /** UK22: the terms that decide whether to take it, each named; they stand on the card. */
  significantTerms: v.pipe(v.array(v.object({ name: words, text: words })), v.maxLength(8)),
  /** The games that it is about; the first one's cover is shown. */
  gameIds: v.array(gameGroupId),
  /** Unix milliseconds; null where it has no end. */
  endsAt: v.nullable(unixMs),
  /** What became of a bonus that the player took; null where there is none. */
  bonus: v.nullable(
    v.object({
      state: v.picklist(['active', 'released', 'lapsed']),
      amount: minorUnits,
      currencyIsoCode: currencyIso,
      wagered: minorUnits,
      toWager: minorUnits,
    }),
  ),
});
export type Promotion = v.InferOutput<typeof promotion>;

const list = v.object({ data: v.array(promotion) });
const accountParams = { userId: numericIdText, casinoId: numericIdText };
const spoken = v.object({ culture: v.optional(culture) });
const foreign = 'the account is not that of the token';

/** PR-01: the promotions of a player. */
export const playerPromotions = endpoint({
  name: 'playerPromotions',
  service: 'promotions',
  method: 'POST',
  path: '/account/:userId/casino/:casinoId/get',
  auth: 'userToken',
  repeatable: true,
  params: v.object(accountParams),
  query: spoken,
  response: list,
  errors: { 401: 'token refused', 403: foreign },
});

/**
 * PR-01: what anybody may read. `isRow` is always true in this call (S7); which market's amounts and terms are meant is
 * said by `marketNodeId`, an extension of the specification, without which it is the rest of the world.
 */
export const anonymousPromotions = endpoint({
  name: 'anonymousPromotions',
  service: 'promotions',
  method: 'POST',
  path: '/get',
  repeatable: true,
  query: v.object({ culture: v.optional(culture), marketNodeId: v.optional(numericIdText) }),
  body: v.object({ brand: brandId, isRow: v.literal(true) }),
  response: list,
  errors: { 404: 'no such brand' },
});

/** PR-03: taking part. A 200 may still say no: `responseCode` decides. Opting in twice is the same as once. */
export const promotionOptIn = endpoint({
  name: 'promotionOptIn',
  service: 'promotions',
  method: 'POST',
  path: '/account/:userId/casino/:casinoId/promotion/:promotionId/optin',
  auth: 'userToken',
  params: v.object({ ...accountParams, promotionId: numericIdText }),
  body: v.object({
    userId,
    casinoId: id,
    promotionId: id,
    optInData: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(200)))),
  }),
  response: v.object({ responseCode: v.number(), message: v.string() }),
  errors: { 401: 'token refused', 403: foreign, 404: 'no such promotion for this player' },
});

const terms = v.object({ title: words, html: v.pipe(v.string(), v.maxLength(50_000)), lastUpdatedDate: v.string() });

/** PR-05: the whole terms of a promotion. */
export const promotionTerms = endpoint({
  name: 'promotionTerms',
  service: 'promotions',
  method: 'POST',
  path: '/account/:userId/casino/:casinoId/promotion/:promotionId/gettermsandconditions',
  auth: 'userToken',
  repeatable: true,
  params: v.object({ ...accountParams, promotionId: numericIdText }),
  query: spoken,
  body: v.object({ serviceId: id }),
  response: terms,
  errors: { 401: 'token refused', 403: foreign, 404: 'no such promotion of this service' },
});

/** The same for who has no account yet: all terms can be read before joining (UK22). An extension of the specification. */
export const anonymousPromotionTerms = endpoint({
  name: 'anonymousPromotionTerms',
  service: 'promotions',
  method: 'POST',
  path: '/promotion/:promotionId/gettermsandconditions',
  repeatable: true,
  params: v.object({ promotionId: numericIdText }),
  query: v.object({ culture: v.optional(culture), marketNodeId: v.optional(numericIdText) }),
  body: v.object({ brand: brandId, serviceId: id }),
  response: terms,
  errors: { 404: 'no such promotion of this service' },
});
