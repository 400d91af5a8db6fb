import * as v from 'valibot';
import { userTokenText } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { gameGroupId, numericIdText } from './ids.ts';
import { minorUnits } from './minorUnits.ts';

/** The operator's numbers of a game's module and of its client, as in `gamePicker` of the games list. */
const pickerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** 128 random bits. Knowing the id is enough to end the session, even without a valid user token. */
export const meteredSessionId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A session of metered play: duration, stakes and winnings in minor units of the player's currency. */
export const meteredSession = v.object({
  id: meteredSessionId,
  gameGroupId,
  startedAt: unixMs,
  /** Null while the session runs. */
  endedAt: v.nullable(unixMs),
  staked: minorUnits,
  won: minorUnits,
});
export type MeteredSession = v.InferOutput<typeof meteredSession>;

/**
 * Contents of the four topics about metered play, which send only the content (RT-06). `meteredGameSession` is the
 * current session, `mpd` means no activity for a while (meter presumed dead), `meteredAlive` means renewed activity,
 * `mdd` means closed for good (meter declared dead).
 */
export const meteredTopics = ['meteredGameSession', 'mpd', 'meteredAlive', 'mdd'] as const;
export type MeteredTopic = (typeof meteredTopics)[number];

/**
 * Returns whether play of this module in this client is metered. The user token is in its own header. A game opens only
 * after this call has succeeded.
 */
export const isGameMetered = endpoint({
  name: 'isGameMetered',
  service: 'games',
  method: 'GET',
  path: '/metered/module/:moduleId/client/:clientId/isGameMetered',
  params: v.object({ moduleId: numericIdText, clientId: numericIdText }),
  headers: v.object({ usertoken: userTokenText }),
  response: v.object({ isGameMetered: v.boolean() }),
  errors: { 401: 'the token in the header `usertoken` is refused' },
});

/** Begins a metered session. Ends an open session of the player in the same module. */
export const startMetered = endpoint({
  name: 'startMetered',
  service: 'games',
  method: 'POST',
  path: '/metered/start',
  auth: 'userToken',
  body: v.object({ moduleId: pickerId, clientId: pickerId }),
  response: meteredSession,
  errors: { 401: 'token refused', 404: 'no metered game has this module' },
});

/** Ends a metered session. Idempotent: returns the session as it ended. */
export const endMetered = endpoint({
  name: 'endMetered',
  repeatable: true,
  service: 'games',
  method: 'POST',
  path: '/metered/:id/end',
  params: v.object({ id: meteredSessionId }),
  response: meteredSession,
  errors: { 404: 'no such session' },
});
