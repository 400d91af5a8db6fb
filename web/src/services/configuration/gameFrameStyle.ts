import * as v from 'valibot';

/** Features of the browser that an operator may grant to frames of games. */
export const frameFeatures = [
  'fullscreen',
  'autoplay',
  'clipboard-write',
  'encrypted-media',
  'picture-in-picture',
  'screen-wake-lock',
  'accelerometer',
  'gyroscope',
] as const;

/** Sandbox tokens that an operator may add. None of them lets a game leave its frame with the player's page. */
export const frameTokens = [
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-modals',
  'allow-pointer-lock',
  'allow-orientation-lock',
] as const;

/**
 * What a supplier's game can say to its window. Messages have no amounts: figures come from the operator's services.
 * - `ready`: the game can be played
 * - `roundOpened`, `roundClosed`: a round begins, or is settled
 * - `balanceChanged`: the balance changed, by a round or otherwise
 * - `realityCheck`: the game has stopped for a reality check
 * - `heartbeat`: the game still runs; a style with this event has to send it
 * - `sessionEnded`, `unavailable`: the game cannot go on; its service does not respond
 * - `closed`: the player pressed the game's own exit
 */
export const supplierEvents = [
  'ready',
  'roundOpened',
  'roundClosed',
  'balanceChanged',
  'realityCheck',
  'heartbeat',
  'sessionEnded',
  'unavailable',
  'closed',
] as const;
export type SupplierEvent = (typeof supplierEvents)[number];

const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.:[\]-]+$/, 'is no origin'));
const fieldPath = v.pipe(v.string(), v.regex(/^\w{1,64}(?:\.\w{1,64}){0,4}$/));

/** How frames of one supplier run. An operator writes it; see docs/adapters.md. */
export const gameFrameStyle = v.strictObject({
  /** Origins of the supplier's pages, each one of `GAMES_ORIGIN`. Messages of other origins do not count. */
  origins: v.pipe(v.array(origin), v.minLength(1), v.maxLength(20)),
  allow: v.optional(v.array(v.picklist(frameFeatures)), ['fullscreen', 'autoplay']),
  sandbox: v.optional(v.array(v.picklist(frameTokens)), []),
  /** `load`: the game counts as ready with its page; `message`: with its event. */
  ready: v.optional(v.picklist(['load', 'message']), 'load'),
  messages: v.optional(
    v.strictObject({
      /** `object`: messages are objects; `json`: texts of JSON; `text`: the text is the name of the event. */
      format: v.picklist(['object', 'json', 'text']),
      /** Where the name of the event is in an object, as `data.event`. */
      name: v.optional(fieldPath, 'type'),
      /** Events by the supplier's names. */
      events: v.record(v.pipe(v.string(), v.maxLength(100)), v.picklist(supplierEvents)),
      /** Message that the game gets before its window closes. */
      closing: v.optional(v.unknown()),
    }),
  ),
});
export type GameFrameStyle = v.InferOutput<typeof gameFrameStyle>;
