import * as v from 'valibot';
import { userTokenText } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { gameKinds, gameTraits, traitNames } from './gameTraits.ts';
import type { GameTrait } from './gameTraits.ts';
import { culture, currencyIso, gameGroupId, gameGroupIdText, unknownCurrency } from './ids.ts';
import { mustWinTypes, progressiveTypes } from './jackpots.ts';
import { minorUnits } from './minorUnits.ts';
import { extension, lenient, tolerantList } from './tolerantSchemas.ts';

/** Name by which the recorded sources of games import the list. */
export const { volatility: volatilities } = gameTraits;
/** Tone of a picture: `adult` excludes cartoon figures (UK and Ontario), `full` has every family. */
export const coverTones = ['adult', 'full'] as const;

/** Schema of each trait, missing if the games service does not know it. */
export const traitSchemas = Object.fromEntries(
  traitNames.map((trait) => [trait, extension(v.picklist(gameTraits[trait]))]),
) as { [T in GameTrait]: v.OptionalSchema<v.PicklistSchema<(typeof gameTraits)[T], undefined>, undefined> };

/**
 * A game in the games service's list. Capitalised field names and `gamePicker` are the operator's (S3); the other
 * properties are extensions, without which the web shows less.
 */
export const game = v.object({
  GameGroupId: gameGroupId,
  SiteGameContentId: lenient(v.number(), 0),
  /** Name in the requested language. */
  SiteGameName: v.string(),
  /** English name, stable for events and logs. */
  Name: lenient(v.string(), ''),
  IsFavourite: lenient(v.boolean(), false),
  Properties: v.object({
    gamePicker: v.object({
      gameGroupId,
      gameHTML5ClientID: v.number(),
      gameHTML5ModuleId: v.number(),
      gameHTMLDesktopClientID: v.number(),
      gameHTMLDesktopModuleID: v.number(),
    }),
    /** Cover picture, relative to the media origin and without rendering parameters; empty without one. */
    imageUrl: extension(v.string(), ''),
    provider: extension(v.string(), ''),
    kind: extension(v.picklist([...gameKinds, 'other']), 'other'),
    /** Published return to player in per cent, for example 96.1. */
    rtp: extension(v.number()),
    ...traitSchemas,
    isNew: extension(v.boolean(), false),
    /** Days since the game was released, at the time of the response. */
    ageDays: extension(v.number(), 9999),
    /** 0 (least played) to 1, from rounds played. */
    popularity: extension(v.number(), 0),
    theme: extension(v.string(), ''),
    features: extension(tolerantList(v.string()), []),
    /** False while the game is under maintenance. */
    isAvailable: extension(v.boolean(), true),
    /** Expected end of maintenance in Unix milliseconds; only with `isAvailable: false`, if known. */
    backAt: extension(v.number()),
    /**
     * Lowest stake of a round in minor units of the market's currency. Without it no filter of stakes finds the game.
     */
    minStake: extension(v.pipe(minorUnits, v.minValue(1))),
    /** Ids of jackpots that the game's stakes feed and its rounds may win. */
    jackpots: extension(tolerantList(v.string())),
  }),
});
export type Game = v.InferOutput<typeof game>;

const stakes = v.pipe(v.number(), v.minValue(-1e6), v.maxValue(1e6));

/** Information about one game for players before they play (UK16). */
export const gameInformation = v.object({
  game,
  /** Cover in wide format (16:9), relative to the media origin and without rendering parameters. */
  wideImageUrl: extension(v.string()),
  /** Both zero if unknown. */
  stakes: lenient(
    v.object({
      currencyIsoCode: currencyIso,
      minimum: minorUnits,
      maximum: minorUnits,
      /** Maximum stake for players below an age in full years, if the market has such a rule (UK24). */
      young: extension(v.object({ below: v.pipe(v.number(), v.integer(), v.minValue(1)), maximum: minorUnits })),
    }),
    { currencyIsoCode: unknownCurrency, minimum: 0, maximum: 0 },
  ),
  /**
   * Highest payout of one spin, ball, card, bet or hand as a multiple of its stake. Excludes free spins, later tumbles
   * and jackpots.
   */
  maxWin: extension(v.pipe(v.number(), v.minValue(0))),
  /**
   * Return of simulated rounds in per cent, with half the width of its 99.9 % interval in percentage points. It confirms
   * the published return.
   */
  simulatedReturn: extension(
    v.object({
      rounds: v.pipe(v.number(), v.integer(), v.minValue(1)),
      mean: v.pipe(v.number(), v.minValue(0)),
      halfWidth: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
  /**
   * Net result of an hour of play in multiples of the stake of one round, by pace. Jackpots are not counted. Without it
   * the web shows no cost of an hour.
   */
  hourlyCost: extension(
    v.object({
      /** How the figures assume that the game is played, as a sentence in the requested language. */
      basis: extension(v.pipe(v.string(), v.maxLength(300)), ''),
      paces: tolerantList(
        v.object({
          /** Rounds an hour. */
          rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
          /** Mean result, negative for a loss. Nine of ten hours end from `low` to `high`. */
          average: stakes,
          low: stakes,
          high: stakes,
        }),
        8,
      ),
    }),
  ),
  /** Plain paragraphs in the requested language. */
  rules: extension(tolerantList(v.string()), []),
  /**
   * Jackpots that stakes in the game feed: funding, seed, odds and eligibility as plain paragraphs in the same
   * language.
   */
  jackpots: extension(
    tolerantList(v.object({ type: v.picklist([...progressiveTypes, ...mustWinTypes]), facts: v.array(v.string()) })),
    [],
  ),
});
export type GameInformation = v.InferOutput<typeof gameInformation>;

const productQuery = {
  productId: v.pipe(v.string(), v.regex(/^\d{1,8}$/)),
  culture: v.optional(culture),
  tone: v.optional(v.picklist(coverTones)),
};

/** All games of a product. */
export const gamesList = endpoint({
  name: 'gamesList',
  service: 'games',
  method: 'GET',
  path: '/games',
  query: v.object(productQuery),
  response: v.object({ data: tolerantList(game) }),
  errors: { 404: 'no such product' },
});

/**
 * One game, with what a player should know before playing (UK16). In `stakes`, minimum and maximum are 0 if they are
 * unknown.
 */
export const gameById = endpoint({
  name: 'gameById',
  service: 'games',
  method: 'GET',
  path: '/games/:gameId',
  params: v.object({ gameId: gameGroupIdText }),
  /** In addition to the product: currency of the stakes, and the market, which may cap them. */
  query: v.object({
    ...productQuery,
    currencyIsoCode: v.optional(currencyIso),
    casinoId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,8}$/))),
  }),
  response: gameInformation,
  errors: { 404: 'no game with this id in the product' },
});

const idList = v.array(v.unknown());
const byUserToken = v.object({ userToken: userTokenText });

/**
 * Ids of the favourites of a player. The responses of both lists are deliberately loose: S5 defines valid ids, and the
 * web applies it (`web/src/domain/game/gameIds.ts`), because an operator's service may send text or worse.
 */
export const favouritesByUserToken = endpoint({
  name: 'favouritesByUserToken',
  repeatable: true,
  service: 'games',
  method: 'POST',
  path: '/favourites-by-user-token/get',
  auth: 'userTokenInBody',
  body: byUserToken,
  response: idList,
  errors: { 401: 'token refused', 500: 'with code 15006: token not usable here' },
});

/** Ids of the games that a player opened, the latest first. Loose as the list before. */
export const recentlyPlayedByUserToken = endpoint({
  name: 'recentlyPlayedByUserToken',
  repeatable: true,
  service: 'games',
  method: 'POST',
  path: '/recently-played-by-user-token/get',
  auth: 'userTokenInBody',
  body: byUserToken,
  response: idList,
  errors: { 401: 'token refused', 500: 'with code 15006: token not usable here' },
});

const byGame = v.object({ gameId: gameGroupIdText });
/** A successful status says it too. */
const saved = lenient(v.object({ saved: lenient(v.boolean(), true) }), { saved: true });

/** Adds a game to the favourites of a player. Idempotent. */
export const addFavourite = endpoint({
  name: 'addFavourite',
  repeatable: true,
  service: 'games',
  method: 'POST',
  path: '/favourites/:gameId/add',
  auth: 'userToken',
  params: byGame,
  response: saved,
  errors: { 401: 'token refused', 404: 'no such game' },
});

/** Removes a game from the favourites of a player. Idempotent. */
export const removeFavourite = endpoint({
  name: 'removeFavourite',
  repeatable: true,
  service: 'games',
  method: 'POST',
  path: '/favourites/:gameId/remove',
  auth: 'userToken',
  params: byGame,
  response: saved,
  errors: { 401: 'token refused' },
});

/** Adds a game to the list of those that a player opened. Idempotent. */
export const addRecentlyPlayed = endpoint({
  name: 'addRecentlyPlayed',
  repeatable: true,
  service: 'games',
  method: 'POST',
  path: '/recently-played/:gameId/add',
  auth: 'userToken',
  params: byGame,
  response: saved,
  errors: { 401: 'token refused', 404: 'no such game' },
});
