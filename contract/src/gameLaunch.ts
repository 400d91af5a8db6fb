import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { culture, currencyIso, gameGroupIdText } from './ids.ts';
import { locationHeaders } from './playerLocation.ts';

/**
 * How the page of a supplier opens, which knows nothing of Foyer. The browser opens `launchUrl` as it is, with its
 * fragment and without a launch token, so the service puts everything into it that the supplier needs.
 */
export const supplierLaunch = v.object({
  /** Style of the frame: a name in `GAME_FRAMES_FILE`, where the operator says what the frame may do. */
  frame: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))),
  /** Hidden fields of a form that the browser posts to `launchUrl`, into the frame. */
  fields: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[\w.:[\]-]{1,100}$/)), v.pipe(v.string(), v.maxLength(4096))),
      v.maxEntries(50),
    ),
  ),
});
export type SupplierLaunch = v.InferOutput<typeof supplierLaunch>;

/** Extension: headers that tell the service of the page on which the player opens the game. */
const launchHeaders = v.object({
  ...locationHeaders.entries,
  /** Language of the page, which the player may have switched. */
  'foyer-culture': v.optional(culture),
  /** Currency of the market (ISO 4217). */
  'foyer-currency': v.optional(currencyIso),
});

/**
 * Opens a game. `launchUrl` is an address of one of `GAMES_ORIGIN`. The call spends its launch token. The browser opens the
 * address in a frame with another launch token of the player in the parameter `launchToken`, which the game spends, unless
 * the service describes another launch in `supplier`.
 */
export const launch = endpoint({
  name: 'launch',
  service: 'games',
  method: 'POST',
  path: '/launch/:gameId',
  auth: 'launchToken',
  params: v.object({ gameId: gameGroupIdText }),
  headers: launchHeaders,
  body: v.object({ productId: v.number(), isMobile: v.boolean(), isROW: v.boolean() }),
  response: v.object({
    /**
     * Address of the game. Its launch-token parameter may have any case, and be empty or missing: the web normalises it.
     */
    launchUrl: v.pipe(v.string(), v.maxLength(2048), v.url()),
    /** Extension: the launch of a supplier's game. One that cannot be read fails the call. */
    supplier: v.optional(supplierLaunch),
  }),
  errors: {
    401: 'launch token missing, spent, expired or of another product',
    403: 'the account may not play (status, country, verification, terms)',
    404: 'no such game in the product',
    410: 'the game was recalled',
    503: 'the game is being maintained',
  },
});
