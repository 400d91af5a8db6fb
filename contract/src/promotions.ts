import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { brandId, culture, currencyIso, gameGroupId, numericIdText, userId } from './ids.ts';
import { minorUnits } from './minorUnits.ts';
import { extension, tolerantList } from './tolerantSchemas.ts';

/** Services behind promotions. Promotions of the content system are news without opt-in (PR-04). */
export const promotionServices = { contentSystem: 1, bonus: 2 } as const;

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));
const words = v.pipe(v.string(), v.maxLength(400));

/** UK21: the one product whose stakes count. `game`: only the first game of the promotion. */
export const countedProducts = ['slot', 'table', 'live', 'instant', 'game'] as const;

/** UK21, UK22: what an offer gives and demands. Amounts in minor units. */
export const offerTerms = v.object({
  /** Amount of the bonus; the most that a player can get in one period. */
  amount: minorUnits,
  currencyIsoCode: currencyIso,
  /** Deposit that the offer demands; 0 for none. */
  deposit: v.pipe(minorUnits, v.minValue(0)),
  /** How many times the amount must be staked; 0 pays it into the real balance at once. */
  wagering: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  counts: v.picklist(countedProducts),
  /** How often a player can take the offer. */
  every: v.picklist(['week', 'month']),
  /** Days for the wagering, from the opt-in. */
  daysToPlay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
});
export type OfferTerms = v.InferOutput<typeof offerTerms>;

/** A promotion in the service's list. `promotionId`, `serviceId` and `isUserOptedIn` are the operator's (S3). */
export const promotion = v.object({
  /** Null for news, which has no opt-in. */
  promotionId: v.nullable(id),
  serviceId: id,
  isUserOptedIn: v.boolean(),
  /** Who gets the offer: every player of the market, or players whom the operator chose by their play. */
  audience: extension(v.picklist(['everyPlayer', 'chosenByPlay']), 'everyPlayer'),
  title: words,
  /** Headline figure of the offer, for example `20` or `£5`, and the label below it. */
  figure: extension(v.pipe(v.string(), v.maxLength(12)), ''),
  figureText: extension(words, ''),
  /** The offer in one sentence. */
  summary: extension(words, ''),
  /** The significant terms as facts; null for news. The web words them, computes totals, and checks them. */
  terms: v.nullable(offerTerms),
  /** Games of the promotion; the cover of the first one is shown. */
  gameIds: extension(tolerantList(gameGroupId), []),
  /** Unix milliseconds; null without an end. */
  endsAt: v.nullable(unixMs),
  /** State of the player's bonus; null without one. */
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

const list = v.object({ data: tolerantList(promotion) });
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
 * PR-01: promotions for visitors. `isRow` is always true in this call (S7). `marketNodeId`, an extension of the
 * specification, selects amounts and terms of a market; without it, of the rest of the world.
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

/** PR-03: opts in. A 200 response may still refuse: `responseCode` decides. Idempotent. */
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

/** PR-05: full terms and conditions of a promotion. */
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

/**
 * The same for visitors without an account, who can read all terms before joining (UK22). An extension of the
 * specification.
 */
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
