import * as v from 'valibot';
import { userTokenText } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { gameGroupId, numericIdText } from './identifiers.ts';
import { minorUnits } from './money.ts';

/** The operator's numbers of a game's module and of the client it runs in, as `gamePicker` of the games list names them. */
const pickerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** Nobody guesses it: 128 random bits. So who knows it may end the session, also when the player's token is gone by then. */
export const meteredSessionId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A session of metered play: how long, what was staked and won in it, in minor units of the player's currency. */
export const meteredSession = v.object({
  id: meteredSessionId,
  gameGroupId,
  startedAt: unixMs,
  /** Null while it runs. */
  endedAt: v.nullable(unixMs),
  staked: minorUnits,
  won: minorUnits,
});
export type MeteredSession = v.InferOutput<typeof meteredSession>;

/**
 * Contents of the four topics about metered play; only the content of a message travels (RT-06).
 * `meteredGameSession` tells a session as it is now, `mpd` that nothing was heard of it for a while (meter presumed dead),
 * `meteredAlive` that something was heard again, `mdd` that it was closed for good (meter declared dead).
 */
export const meteredTopics = ['meteredGameSession', 'mpd', 'meteredAlive', 'mdd'] as const;
export type MeteredTopic = (typeof meteredTopics)[number];

/** Whether play of this module in this client is metered. The user token travels in a header of its own. */
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

/** Begins a metered session. One that the player left open in the same module ends with it. */
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

/** Ends a metered session. To end it twice is to end it once: the answer is the session as it ended. */
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
